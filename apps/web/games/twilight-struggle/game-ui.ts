import { gameUiOf } from '../struggle/game-ui.tsx';
import { struggleUi } from './struggle-ui.ts';

export const gameUi = gameUiOf('twilight-struggle', struggleUi);
