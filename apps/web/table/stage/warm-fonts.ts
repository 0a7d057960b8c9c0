import { whenIdle } from '../../ui/when-idle.ts';

/** Rules of the stage and of the light on the map; of cards, plans and lists beside an analysis. */
const WRITTEN = {
  scenes: /\.(st|b-spot)-/,
  analysis: /\.(b-card|b-ops|b-v-card|b-tabs|b-prompt|b-button|w-flashpoint|sy-|an-)/,
};
type Written = keyof typeof WRITTEN;
/** Only in the alphabet that is read: the other one lies in files of its own. */
const SAMPLES: Readonly<Record<string, string>> = { en: 'A0→✶', ru: 'Я0→✶' };

/** Every font in which the stylesheets write it: they name it whole, also where little of it is new. */
function fontsOf(written: Written): string[] {
  const fonts = new Set<string>();
  const collect = (rules: CSSRuleList): void => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) {
        if (matchMedia(rule.media.mediaText).matches) collect(rule.cssRules);
      } else if (rule instanceof CSSStyleRule && WRITTEN[written].test(rule.selectorText)) {
        const { font } = rule.style;
        if (font !== '') fonts.add(font);
      } else if (rule instanceof CSSGroupingRule) {
        // Narrow cards are written smaller, and sooner or later one is narrow.
        collect(rule.cssRules);
      }
    }
  };
  for (const sheet of document.styleSheets) collect(sheet.cssRules);
  return [...fonts];
}

const warm = new Set<Written>();

/**
 * The first letter of each weight and size of a font costs a browser some milliseconds. A scene has
 * a dozen of them: they are made one by one while nothing happens, not in the frame that begins it.
 */
export function warmFonts(written: Written): void {
  if (warm.has(written)) return;
  warm.add(written);
  whenIdle(() => {
    const fonts = fontsOf(written);
    const next = (): void => {
      const font = fonts.pop();
      if (font === undefined) return;
      const sample = document.createElement('span');
      sample.ariaHidden = 'true';
      sample.style.cssText = 'position:fixed;visibility:hidden;contain:strict';
      sample.style.font = font;
      sample.textContent = SAMPLES[document.documentElement.lang] ?? null;
      document.body.append(sample);
      sample.getBoundingClientRect();
      sample.remove();
      whenIdle(next);
    };
    next();
  });
}
