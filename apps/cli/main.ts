import { commands } from './commands/index.ts';
import { dispatch } from './dispatch.ts';

// `brink … | head` closes the pipe early; that is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

process.exitCode = await dispatch(commands, process.argv.slice(2), {
  out: (text) => console.log(text),
  err: (text) => console.error(text),
});
