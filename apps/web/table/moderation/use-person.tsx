import { useState, type ReactNode } from 'react';
import type { Scene } from '../../client/moderation-api.ts';
import type { Person } from './person-dialog.tsx';
import { Arrival, onDemand } from '../../ui/arrival.tsx';

const PersonDialog = onDemand(() => import('./person-dialog.tsx'));

/** A way to open the page about somebody, and that page once it is open. */
export function usePerson(scene: Scene = {}): {
  readonly open: (person: Person) => void;
  readonly dialog: ReactNode;
} {
  const [person, setPerson] = useState<Person>();
  return {
    open: setPerson,
    dialog: person && (
      <Arrival>
        <PersonDialog person={person} scene={scene} onClose={() => setPerson(undefined)} />
      </Arrival>
    ),
  };
}
