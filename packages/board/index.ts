export * from './geography.ts';
export { asLayout, type BoardLayout } from './layout.ts';
export * from './sides.ts';
export type * from './standing.ts';
export { useIsDrawn } from './use-later.ts';
export { tintOf, tintOfRegion, type Place, type Tint } from './tints.ts';
export {
  BOARD_LANGUAGES,
  SpeakIn,
  useLanguage,
  useWords,
  type BoardLanguage,
} from './words/language.tsx';
export type { BoardWords } from './words/words.ts';
export { langOf } from './words/lang-of.ts';

export { Board, type BoardProps } from './map/board.tsx';
export { MiniLand, MiniMap } from './map/mini-map.tsx';
export type { MapArrow, Sketch } from './map/arrows.tsx';
export type { Spot } from './map/spot.tsx';
export { CountryBox } from './map/country-box.tsx';
export { findByName, type Findable } from './map/finder.tsx';
export type { Hint } from './map/country-list.tsx';

export { Card, type CardProps, type CardState } from './cards/card.tsx';
export { CardPopover, type CardPopoverProps, type CardUse } from './cards/card-popover.tsx';
export { CardPreview } from './cards/card-preview.tsx';
export { Previews } from './cards/previews.tsx';
export type { CardFace } from './cards/face.ts';
export { Hand } from './cards/hand.tsx';
export { OpenHands } from './cards/open-hands.tsx';

export { Effects, type EffectInPlay } from './side/effects.tsx';
export { Log } from './side/log.tsx';
export type { LogLine, LogPart } from './side/log-line.ts';
export type { LogLinks } from './side/log-parts.tsx';
export { OddsBox, type OddsBoxProps, type OddsRow } from './side/odds-box.tsx';
export { Brand, Panel } from './side/panel.tsx';
export { Players, type PlayerStanding } from './side/players.tsx';
export { Prompt, type PromptProps } from './side/prompt.tsx';
export { Scrubber, type Eyes, type ReplayMark, type ScrubberProps } from './side/scrubber.tsx';
export { StatusBlock } from './side/status-block.tsx';
export { Tabs, type TabSpec } from './side/tabs.tsx';

export { ActionBar } from './phone/action-bar.tsx';
export { LastLine } from './phone/last-line.tsx';
export { RegionTabs } from './phone/region-tabs.tsx';
export { Sheet } from './phone/sheet.tsx';
export { StatusStrip } from './phone/status-strip.tsx';

export { Button, type ButtonProps } from './marks/button.tsx';
export { Die } from './marks/die.tsx';
export { Key } from './marks/key.tsx';
export { OpsBadge } from './marks/ops-badge.tsx';
export { DrawFrom, Pictogram, type Drawings, type PictogramBooks } from './marks/pictogram.tsx';
export { SideMark } from './marks/side-mark.tsx';
export { SideShape } from './marks/side-shape.tsx';

export { Desk, ReplayTray } from './shell/desk.tsx';
export { Phone } from './shell/phone.tsx';
