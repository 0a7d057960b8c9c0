import { gists as en } from '@brink/twilight-struggle/text/en/gists';
import { gists as ru } from '@brink/twilight-struggle/text/ru/gists';
import { withLooks } from '../struggle/card-looks.ts';
import { FACES } from './card-faces.ts';

/** The game's own cards as they lie on the table. */
export const LOOKS = withLooks(FACES, 'twilight-struggle', { en, ru });
