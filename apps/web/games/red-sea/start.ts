import { COUNTRIES } from '@brink/red-sea/data/countries';
import type { Start } from '../game-uis.ts';

export const start: Start = () => COUNTRIES.map((country) => country.start);
