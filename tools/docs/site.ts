/** The site of the documentation: reference by TypeDoc, and every page of docs/. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  Application,
  Converter,
  ReferenceReflection,
  type DeclarationReflection,
  type ProjectReflection,
} from 'typedoc';
import { publishable } from '../release/stage.ts';
import { root } from '../root.mjs';
import { writeRulesPages } from './rules-pages.ts';
import { brokenLinks } from './site-links.ts';

/** Pages by their folders, in the order of the list. */
const PAGES: readonly (readonly [group: string, name: RegExp, ...paths: string[]])[] = [
  [
    'Begin here',
    /ARCHITECTURE|README|CHANGELOG/,
    'ARCHITECTURE.md',
    'examples/README.md',
    'python/README.md',
    'CHANGELOG.md',
  ],
  ['How to', /how-to\//, 'docs/how-to/*.md'],
  ['Formats', /formats\//, 'docs/formats/*.md'],
  ['Digest of the rules', /rules-\w/],
  ['Rules as played here', /rules\//, 'docs/rules/*.md'],
  ['Contributing', /CONTRIBUTING|STYLE|server/, 'CONTRIBUTING.md', 'STYLE.md', 'docs/server.md'],
  ['Decisions', /adr\//, 'docs/adr/*.md'],
];

/** Sources of the public entries of the packages. */
function entryPoints(): string[] {
  return publishable().flatMap((short) => {
    const folder = join(root, 'packages', short);
    const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    return Object.entries<string>(exports)
      .filter(([entry]) => !entry.includes('*'))
      .map(([, source]) => join(folder, source));
  });
}

/** Exported names without a sentence. */
function undocumented(project: ProjectReflection): string[] {
  const hasSentence = (each: DeclarationReflection): boolean =>
    each.hasComment() || (each.signatures ?? []).some((signature) => signature.hasComment());
  return (project.children ?? []).flatMap((module) =>
    (module.children ?? [])
      .filter((each) => !(each instanceof ReferenceReflection) && !hasSentence(each))
      .map((each) => `${module.name}: ${each.name} has no sentence`),
  );
}

/** Builds the site; answers with all that is wrong with it. */
export async function buildSite(out: string, scratch: string): Promise<string[]> {
  const app = await Application.bootstrap({
    name: 'Brink',
    entryPoints: entryPoints(),
    tsconfig: join(root, 'tools/docs/tsconfig.json'),
    displayBasePath: join(root, 'packages'),
    readme: join(root, 'README.md'),
    projectDocuments: [
      ...PAGES.flatMap(([, , ...paths]) => paths.map((path) => join(root, path))),
      ...writeRulesPages(scratch),
    ],
    groupOrder: [...PAGES.map(([group]) => group), 'Modules', '*'],
    sortEntryPoints: false,
    navigation: { includeGroups: true },
    disableSources: true,
    // The compiler of the project has looked at them; this one is another.
    skipErrorChecking: true,
    highlightLanguages: ['typescript', 'javascript', 'json', 'bash', 'python', 'diff', 'tsx'],
    validation: { notExported: false, invalidLink: true, invalidPath: true, notDocumented: false },
    logLevel: 'Error',
  });
  app.converter.on(Converter.EVENT_CREATE_DOCUMENT, (_, document) => {
    // Its folder is the group of a page, its heading the name.
    const [group] = PAGES.find(([, name]) => name.test(document.name)) ?? ['Pages'];
    document.frontmatter['group'] = group;
    const [first] = document.content;
    const heading = /^# (.+)\n/m.exec(first?.text ?? '');
    if (heading) document.name = heading[1].replaceAll(/[`*\\]/g, '');
  });
  const project = await app.convert();
  if (!project) return ['the reference could not be made'];
  for (const module of project.children ?? []) {
    const readme = join(root, 'packages', module.name, 'README.md');
    if (existsSync(readme)) {
      module.readme = [{ kind: 'text', text: readFileSync(readme, 'utf8') }];
    }
  }
  app.validate(project);
  await app.generateDocs(project, out);
  return [...undocumented(project), ...brokenLinks(out)];
}
