import { gameFaceOf } from '../struggle/game-face.tsx';
import { struggleFace } from './struggle-face.ts';

export const face = gameFaceOf('red-sea', struggleFace);
