import { Button } from '@brink/board';
import type { Channel } from '@brink/protocol';
import { useId, useState } from 'react';
import { codeOf } from '../../ui/api-error.ts';
import { changeChannel, removeChannel, testChannel } from '../../client/club-api.ts';
import { Ask } from '../../table/ask.tsx';
import { useSay } from '../../ui/texts/use-say.ts';
import { pushChannel, unsubscribe } from './push.ts';
import { noticeProblem, useNoticeTexts } from './texts.ts';

/** As the server calls them, in the order in which they matter. */
const EVENTS = ['turn', 'time', 'challenge', 'start', 'end', 'round'] as const;
const DIGESTS = [0, 1, 6, 12, 24, 168];

interface ChannelCardProps {
  readonly channel: Channel;
  readonly onLook: () => Promise<void>;
}

/** One way to be told: what it tells of, how often, a test, the way out. */
export function ChannelCard({ channel, onLook }: ChannelCardProps) {
  const texts = useNoticeTexts();
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
    void work(() => changeChannel(id, next), texts.saved);
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
      <h3 id={title}>{kind === 'push' && isHere ? texts.thisBrowser : texts.kinds[kind]}</h3>
      <p className="w-channel-target">{target}</p>
      {!isConfirmed && <p className="w-problem">{texts.unconfirmed}</p>}
      <fieldset className="w-choice">
        <legend>{texts.tells}</legend>
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
              <b>{texts.events[event].name}</b>
              <i>{texts.events[event].about}</i>
            </span>
          </label>
        ))}
      </fieldset>
      <label className="w-field">
        {texts.digest}
        <select
          value={digestHours}
          onChange={(event) => change({ events, digestHours: Number(event.target.value) })}
        >
          {shownHours.map((hours) => (
            <option key={hours} value={hours}>
              {hours === 0 ? texts.atOnce : texts.everyHours(hours)}
            </option>
          ))}
        </select>
        <span className="w-field-about">{texts.digestAbout}</span>
      </label>
      {problem && (
        <p className="w-problem" role="alert">
          {noticeProblem(problem, texts)}
        </p>
      )}
      <div className="w-form-foot">
        <Button
          disabledBecause={isConfirmed ? undefined : texts.unconfirmed}
          onPress={() => void work(() => testChannel(id), texts.tested)}
        >
          {texts.test}
        </Button>
        <Button onPress={() => setAsking(true)}>{texts.remove}</Button>
        <span role="status">{said}</span>
      </div>
      {isAsking && (
        <Ask text={texts.removeAsk} onClose={() => setAsking(false)}>
          <Button onPress={() => setAsking(false)}>{say.cancel}</Button>
          <Button isPrimary onPress={() => void remove()}>
            {texts.remove}
          </Button>
        </Ask>
      )}
    </section>
  );
}
