import { LANGUAGES } from '@brink/kernel';
import { catalogues } from '@brink/twilight-struggle';
import { CIVIL_WAR_BOX, COUNTRIES } from '@brink/twilight-struggle/data/countries';
import { shortArea } from '@brink/twilight-struggle/text/names';
import { padEnd, split, stack, widthOf, wrap } from '../layout.ts';
import { findNamed, normalise, type Named } from '../names.ts';
import { seatStyle } from '../paint.ts';
import { SIDE_MARKS, type TwilightLook } from './tracks.ts';
import { BLOCKS, TABLE_WORDS, type Block } from './words.ts';

const blockOf = (country: number): Block => {
  const { region, subregions } = COUNTRIES[country];
  return (subregions[0] ?? region) as Block;
};

const MEMBERS = new Map<Block, readonly number[]>(
  BLOCKS.map((block) => [block, [...COUNTRIES.keys()].filter((n) => blockOf(n) === block)]),
);

/** The box of the Chinese Civil War lies in Asia, where it is played. */
const membersOf = ({ view }: TwilightLook, block: Block): readonly number[] => {
  const members = MEMBERS.get(block)!;
  const hasBox = block === 'asia' && view.countries.length > CIVIL_WAR_BOX;
  return hasBox ? [...members, CIVIL_WAR_BOX] : members;
};

const isTarget = ({ prompt, keys }: TwilightLook, country: number): boolean =>
  prompt?.domain === 'country' && keys.has(country);

const isInPlay = (look: TwilightLook, country: number): boolean => {
  const { us, ussr, battleground } = look.view.countries[country];
  return us + ussr > 0 || battleground || isTarget(look, country);
};

function cell(look: TwilightLook, country: number, nameWidth: number): string {
  const { view, keys, language, paint } = look;
  const { us, ussr, control, stability, battleground } = view.countries[country];
  const key = isTarget(look, country) ? keys.get(country)! : '';
  const short = shortArea(catalogues[language], country);
  const name = padEnd(short, nameWidth);
  const influence = us + ussr === 0 ? ' · ' : `${us}:${ussr}`;
  const body = `${control < 0 ? ' ' : SIDE_MARKS[control]}${name} ${stability}${battleground ? '*' : ' '} ${influence.padStart(3)}`;
  const plain = us + ussr === 0 && !battleground && key === '' ? paint('faint', body) : body;
  return `${paint('key', key.padStart(2))} ${control < 0 ? plain : paint(seatStyle(control), body)}`;
}

/** "●2/1": countries and battlegrounds that a side controls. */
function tally({ view, paint }: TwilightLook, members: readonly number[]): string {
  return [0, 1]
    .map((side) => {
      const held = members.map((n) => view.countries[n]).filter(({ control }) => control === side);
      const key = held.filter(({ battleground }) => battleground).length;
      return paint(seatStyle(side), `${SIDE_MARKS[side]}${held.length}/${key}`);
    })
    .join(' ');
}

/** The blocks of the map side by side, with those countries that `shows` keeps. */
function draw(
  look: TwilightLook,
  blocks: readonly Block[],
  shows: (n: number) => boolean,
): string[] {
  const { width, language, paint } = look;
  const { blocks: titles } = TABLE_WORDS[language];
  const shown = blocks.flatMap((block) => membersOf(look, block).filter(shows));
  const names = shown.map((n) => shortArea(catalogues[language], n).length);
  const nameWidth = Math.max(11, ...names);
  const count = Math.max(1, Math.floor((width + 2) / (nameWidth + 13)));
  const drawn = blocks.flatMap((block) => {
    const members = membersOf(look, block);
    const inside = members.filter(shows);
    if (inside.length === 0) return [];
    const rest = members.length - inside.length;
    const title = `${paint('strong', titles[block])} ${tally(look, members)}`;
    const cellWidth = nameWidth + 11;
    const hasRoom = widthOf(title) + 2 + `${rest}`.length <= cellWidth;
    const more = rest > 0 && hasRoom ? paint('faint', ` +${rest}`) : '';
    return [[title + more, ...inside.map((n) => cell(look, n, nameWidth))]];
  });
  return stack(split(drawn, count), count);
}

const legend = ({ language, width, paint }: TwilightLook): string[] =>
  wrap(TABLE_WORDS[language].legend, width, '  ').map((line) => paint('faint', line));

export const fullMap = (look: TwilightLook): string[] => [
  ...draw(look, BLOCKS, () => true),
  ...legend(look),
];

/** From the whole map down to nothing but the targets. */
export function boards(look: TwilightLook): readonly (() => string[])[] {
  const targets = look.prompt?.domain === 'country';
  const concerned = BLOCKS.filter((b) => membersOf(look, b).some((n) => isTarget(look, n)));
  return [
    () => fullMap(look),
    () => draw(look, BLOCKS, () => true),
    () => draw(look, BLOCKS, (n) => isInPlay(look, n)),
    ...(targets
      ? [
          () => draw(look, concerned, () => true),
          () => draw(look, concerned, (n) => isInPlay(look, n)),
        ]
      : []),
    () => draw(look, concerned, (n) => isTarget(look, n)),
  ];
}

/** Parts of the map by their names; Europe and Asia are two blocks each. */
const PARTS: readonly (Named & { readonly blocks: readonly Block[] })[] = [
  ...BLOCKS.map((block) => ({ id: block, blocks: [block] })),
  { id: 'europe' as const, blocks: ['western-europe', 'eastern-europe'] as const },
  { id: 'asia' as const, blocks: ['asia', 'southeast-asia'] as const },
]
  .filter(({ id, blocks }) => id !== 'asia' || blocks.length > 1)
  .map(({ id, blocks }) => ({
    label: id,
    names: [
      ...new Set(
        [id, ...LANGUAGES.map((each) => catalogues[each].regions[id].name)].map(normalise),
      ),
    ],
    blocks,
  }));

export function mapOf(look: TwilightLook, part: string): string[] | undefined {
  if (part === '') return fullMap(look);
  const found = findNamed(PARTS, part);
  const blocks = BLOCKS.filter((block) => found.some((each) => each.blocks.includes(block)));
  if (blocks.length === 0) return undefined;
  return [...draw(look, blocks, () => true), ...legend(look)];
}
