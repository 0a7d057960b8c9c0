import { Panel } from '@brink/board';
import type { ReactNode } from 'react';
import { PanelHead } from '../panel-head.tsx';
import type { EditorProps } from '../game-ui.ts';
import { useEditorTexts } from './texts.ts';

interface EditorPanelProps {
  readonly editor: Pick<EditorProps, 'foot' | 'check'>;
  readonly children: ReactNode;
}

/** The panel of an editor on a desk: lists, what is wrong or odd, and the ways on. */
export function EditorPanel({ editor, children }: EditorPanelProps) {
  const texts = useEditorTexts();
  return (
    <Panel head={<PanelHead detail={texts.title} />} foot={editor.foot}>
      {children}
      {editor.check}
    </Panel>
  );
}
