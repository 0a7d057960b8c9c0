import { raise } from '@brink/struggle';
import { card } from '../../card.ts';
import { Flag } from '../../flags.ts';
import { isPeaceInChina } from '../../scenarios/chinese-civil-war.ts';

/** A Taiwan of the US is a battleground when Asia is scored, until the US plays the China Card. */
export default card(35, { needs: isPeaceInChina, event: [raise(Flag.FormosanResolution)] });
