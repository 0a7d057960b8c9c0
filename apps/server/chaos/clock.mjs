// Loaded into a server before anything else (`node --import`): its clock is wrong by as many
// milliseconds as the file CHAOS_CLOCK says, from SIGUSR2 on. The monotonic clock is not touched.
import { readFileSync } from 'node:fs';
import process from 'node:process';

const { CHAOS_CLOCK } = process.env;
const trueNow = Date.now;
let wrongBy = 0;

const read = () => {
  wrongBy = Number(readFileSync(String(CHAOS_CLOCK), 'utf8'));
};

read();
process.on('SIGUSR2', read);
Date.now = () => trueNow() + wrongBy;
