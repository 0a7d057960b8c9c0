import { Button } from '@brink/board';
import type { Channel } from '@brink/protocol';
import { useId, useState } from 'react';
import { codeOf } from '../../client/api.ts';
import { changeChannel, removeChannel, testChannel } from '../../client/club-api.ts';
import { Ask } from '../../table/ask.tsx';
import { useSay } from '../../ui/texts/use-say.ts';
import { pushChannel, unsubscribe } from './push.ts';
import { noticeProblem, useNoticeWords } from './texts.ts';

/** As the server calls them, in the order in which they matter. */
const EVENTS = ['turn', 'time', 'challenge', 'start', 'end', 'round'] as const;
const DIGESTS = [0, 1, 6, 12, 24, 168];

interface ChannelCardProps {
  readonly channel: Channel;
  readonly onLook: () => Promise<void>;
}

/** One way to be told: what it tells of, how often, a test, the way out. */
export function ChannelCard({ channel, onLook }: ChannelCardProps) {
  const words = useNoticeWords();
  const say = useSay();
  const title = useId();
  const [events, setEvents] = useState(channel.events);
  const [digestHours, setDigest] = useState(channel.digestHours);
  const [said, setSaid] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const { id, kind, target, isConfirmed } = channel;
  const isHere = kind === 'push' && pushChannel() === id;
  const work = async (deed: () => Promise<unknown>, done: string): Promise<void> => {
    setSaid('');
    setProblem(undefined);
    try {
      await deed();
      setSaid(done);
    } catch (error) {
      setProblem(codeOf(error));
    }
  };
  const change = (next: Pick<Channel, 'events' | 'digestHours'>): void => {
    setEvents(next.events);
    setDigest(next.digestHours);
    void work(() => changeChannel(id, next), words.saved);
  };
  const remove = async (): Promise<void> => {
    setAsking(false);
    if (isHere) await unsubscribe();
    await work(() => removeChannel(id), '');
    await onLook();
  };
  const shownHours = DIGESTS.includes(digestHours) ? DIGESTS : [...DIGESTS, digestHours];
  return (
    <section className="w-card w-form" aria-labelledby={title}>
      <h3 id={title}>{kind === 'push' && isHere ? words.thisBrowser : words.kinds[kind]}</h3>
      <p className="w-channel-target">{target}</p>
      {!isConfirmed && <p className="w-problem">{words.unconfirmed}</p>}
      <fieldset className="w-choice">
        <legend>{words.tells}</legend>
        {EVENTS.map((event) => (
          <label key={event} className="w-option">
            <input
              type="checkbox"
              checked={events.includes(event)}
              onChange={({ target: { checked } }) =>
                change({
                  events: checked ? [...events, event] : events.filter((each) => each !== event),
                  digestHours,
                })
              }
            />
            <span>
              <b>{words.events[event].name}</b>
              <i>{words.events[event].about}</i>
            </span>
          </label>
        ))}
      </fieldset>
      <label className="w-field">
        {words.digest}
        <select
          value={digestHours}
          onChange={(event) => change({ events, digestHours: Number(event.target.value) })}
        >
          {shownHours.map((hours) => (
            <option key={hours} value={hours}>
              {hours === 0 ? words.atOnce : words.everyHours(hours)}
            </option>
          ))}
        </select>
        <span className="w-field-about">{words.digestAbout}</span>
      </label>
      {problem && (
        <p className="w-problem" role="alert">
          {noticeProblem(problem, words)}
        </p>
      )}
      <div className="w-form-foot">
        <Button
          disabledBecause={isConfirmed ? undefined : words.unconfirmed}
          onPress={() => void work(() => testChannel(id), words.tested)}
        >
          {words.test}
        </Button>
        <Button onPress={() => setAsking(true)}>{words.remove}</Button>
        <span role="status">{said}</span>
      </div>
      {isAsking && (
        <Ask text={words.removeAsk} onClose={() => setAsking(false)}>
          <Button onPress={() => setAsking(false)}>{say.cancel}</Button>
          <Button isPrimary onPress={() => void remove()}>
            {words.remove}
          </Button>
        </Ask>
      )}
    </section>
  );
}
