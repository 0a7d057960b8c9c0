import { gameFaceOf } from '../struggle/game-ui.tsx';
import { struggleFace } from './struggle-ui.ts';

export const face = gameFaceOf('twilight-struggle', struggleFace);
