/** The title of a card inside a sentence: in quotation marks, those within it in the second kind. */
export function quoted(name: string): string {
  if (name.startsWith('«') && name.indexOf('»') === name.length - 1) return name;
  return `«${name.replaceAll('«', '„').replaceAll('»', '“')}»`;
}
