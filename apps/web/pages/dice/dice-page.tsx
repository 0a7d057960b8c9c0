import './dice.css';
import { PageHead } from '../page-head.tsx';
import { useDiceTexts } from './texts.ts';

/** Tells people why nobody can choose the dice, and what is not promised. */
export default function DicePage() {
  const say = useDiceTexts();
  return (
    <div className="w-page">
      <PageHead page="dice" />
      <main className="w-settings w-dice">
        <h1>{say.title}</h1>
        <p>{say.about}</p>
        {say.parts.map(({ title, lines }) => (
          <section className="w-card" key={title}>
            <h2>{title}</h2>
            <ul>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
        ))}
        <section className="w-card">
          <h2>{say.check}</h2>
          <p>{say.checkText}</p>
          <pre>npx brink verify game.json</pre>
          <p>{say.format}</p>
        </section>
      </main>
    </div>
  );
}
