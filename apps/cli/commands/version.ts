import { command } from '../command.ts';
import manifest from '../package.json' with { type: 'json' };

export default command({
  name: 'version',
  summary: 'tells which Brink and which Node this is',
  options: {
    json: { type: 'boolean', about: 'print one JSON object' },
  },
  run({ options }) {
    const { version } = manifest;
    const { node } = process.versions;
    console.log(
      options.json ? JSON.stringify({ version, node }) : `brink ${version}, Node ${node}`,
    );
  },
});
