/** The `lang` of a name that people have given, where it is not that of the page: for screen readers. */
export const langOf = (name: string): 'ru' | undefined => (/[а-яё]/i.test(name) ? 'ru' : undefined);
