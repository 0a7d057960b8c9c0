// Loaded into a server before anything else (`node --import`): its clock is wrong by as many
// milliseconds as the file WRONG_CLOCK says, when it starts and again at every SIGUSR2. What the
// process has counted since its start is right, as it is on a machine whose clock is set.
import { readFileSync } from 'node:fs';
import process from 'node:process';

const { WRONG_CLOCK } = process.env;
const trueNow = Date.now;
let wrongBy = 0;

const read = () => {
  wrongBy = Number(readFileSync(String(WRONG_CLOCK), 'utf8'));
};

read();
process.on('SIGUSR2', read);
Date.now = () => trueNow() + wrongBy;
Object.defineProperty(performance, 'timeOrigin', { value: performance.timeOrigin + wrongBy });
