import { asLayout } from '@brink/board';
import layoutFile from '@brink/board/twilight-struggle.json';

/** Where the boxes of the map stand. */
export const LAYOUT = asLayout(layoutFile);
