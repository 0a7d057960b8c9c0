// `npm run docs`: builds the site of the documentation into build/docs; fails where an exported
// name has no sentence or a link leads nowhere.
import { join } from 'node:path';
import { root } from '../root.mjs';
import { buildSite } from './site.ts';

const out = join(root, 'build/docs');
const problems = await buildSite(out, join(root, 'build/docs-rules'));
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
console.log(`built ${join(out, 'index.html')}`);
