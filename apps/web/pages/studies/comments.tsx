import { Button, langOf, useLanguage } from '@brink/board';
import type { StudyComment } from '@brink/protocol';
import { useEffect, useId, useState, type FormEvent } from 'react';
import { useMe } from '../../client/me.ts';
import { addComment, removeComment, studyComments } from '../../client/studies-api.ts';
import { codeOf } from '../../ui/api-error.ts';
import { Link } from '../../ui/link.tsx';
import { useModerationTexts } from '../../table/moderation/texts.ts';
import { usePerson } from '../../table/moderation/use-person.tsx';
import { commentProblem, useStudiesTexts } from './texts.ts';

/** As much as the server takes. */
const MOST_LETTERS = 1000;

/** What readers say of a study, and how to hear them again. */
export function useComments(study: string | undefined): {
  readonly comments: readonly StudyComment[];
  readonly reload: () => void;
} {
  const [comments, setComments] = useState<readonly StudyComment[]>([]);
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (study === undefined) return undefined;
    let isGone = false;
    studyComments(study).then(
      (found) => !isGone && setComments(found),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [study, round]);
  return { comments, reload: () => setRound(round + 1) };
}

interface CommentsProps {
  readonly study: string;
  readonly chapter: number;
  /** Those on this chapter. */
  readonly comments: readonly StudyComment[];
  readonly onChange: () => void;
}

/** What readers say of a chapter. */
export function Comments({ study, chapter, comments, onChange }: CommentsProps) {
  const texts = useStudiesTexts();
  const order = useModerationTexts();
  const language = useLanguage();
  const me = useMe();
  const id = useId();
  const person = usePerson({ study });
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const day = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short' });
  const after = async (work: Promise<unknown>): Promise<boolean> => {
    setProblem(undefined);
    try {
      await work;
      onChange();
      return true;
    } catch (error) {
      setProblem(codeOf(error));
      return false;
    }
  };
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const line = text.trim();
    if (line !== '' && (await after(addComment(study, chapter, line)))) setText('');
  };
  const isAccount = me.status === 'known' && me.user.kind === 'account';
  return (
    <div className="w-scroll stu-comments">
      <ul aria-label={texts.comments}>
        {comments.map((comment) => (
          <li key={comment.id}>
            {comment.isYours ? (
              <b lang={langOf(comment.name)}>{comment.name}</b>
            ) : (
              <button
                type="button"
                className="w-chat-name"
                aria-label={order.about(comment.name)}
                onClick={() =>
                  person.open({ id: comment.user, name: comment.name, hasProfile: true })
                }
              >
                {comment.name}
              </button>
            )}{' '}
            <time dateTime={new Date(comment.at).toISOString()}>{day.format(comment.at)}</time>
            <p>{comment.text}</p>
            {comment.mayDelete && (
              <Button onPress={() => void after(removeComment(study, comment.id))}>
                {texts.removeComment}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {comments.length === 0 && <p className="w-empty">{texts.noComments}</p>}
      {isAccount ? (
        <form className="stu-form" onSubmit={(event) => void send(event)}>
          <label htmlFor={id}>{texts.comment}</label>
          <textarea
            id={id}
            rows={3}
            value={text}
            maxLength={MOST_LETTERS}
            onChange={({ target }) => setText(target.value)}
          />
          <button type="submit" className="b-button">
            {texts.sendComment}
          </button>
        </form>
      ) : (
        <p className="w-empty">
          {texts.commentAccount} <Link to="/account">{order.logIn}</Link>
        </p>
      )}
      {problem !== undefined && (
        <p className="w-problem" role="alert">
          {commentProblem(texts, problem)}
        </p>
      )}
      {person.dialog}
    </div>
  );
}
