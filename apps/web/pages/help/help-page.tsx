import { useLanguage } from '@brink/board';
import { useEffect } from 'react';
import HelpContents from '../../table/help/help-contents.tsx';
import { HELP_TEXTS } from '../../table/help/texts.ts';
import { useSay } from '../../ui/texts/use-say.ts';
import { PageHead } from '../page-head.tsx';
import './help-page.css';

/** How to read the table: also under the question mark of every table. */
export default function HelpPage() {
  const say = useSay();
  const texts = HELP_TEXTS[useLanguage()];
  useEffect(() => {
    document.title = `${say.help} · Brink`;
    return () => {
      document.title = 'Brink';
    };
  }, [say]);
  return (
    <div className="w-page">
      <PageHead page="help" />
      <main className="w-help-page">
        <header>
          <h1>{say.help}</h1>
          <p>{texts.about}</p>
        </header>
        <HelpContents hasLegend />
      </main>
    </div>
  );
}
