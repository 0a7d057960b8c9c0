import type { NamedRegionId, RegionText } from '../place-text.ts';

export const regions: Readonly<Record<NamedRegionId, RegionText>> = {
  europe: { name: 'Европа', in: 'в Европе', of: 'Европы' },
  'western-europe': { name: 'Западная Европа', in: 'в Западной Европе', of: 'Западной Европы' },
  'eastern-europe': { name: 'Восточная Европа', in: 'в Восточной Европе', of: 'Восточной Европы' },
  'middle-east': { name: 'Ближний Восток', in: 'на Ближнем Востоке', of: 'Ближнего Востока' },
  asia: { name: 'Азия', in: 'в Азии', of: 'Азии' },
  'southeast-asia': {
    name: 'Юго-Восточная Азия',
    in: 'в Юго-Восточной Азии',
    of: 'Юго-Восточной Азии',
  },
  africa: { name: 'Африка', in: 'в Африке', of: 'Африки' },
  'central-america': {
    name: 'Центральная Америка',
    in: 'в Центральной Америке',
    of: 'Центральной Америки',
  },
  'south-america': { name: 'Южная Америка', in: 'в Южной Америке', of: 'Южной Америки' },
};
