import type { NamedRegionId, RegionText } from '../place-text.ts';

export const regions: Readonly<Record<NamedRegionId, RegionText>> = {
  europe: { name: 'Europe', in: 'in Europe', of: 'of Europe' },
  'western-europe': { name: 'Western Europe', in: 'in Western Europe', of: 'of Western Europe' },
  'eastern-europe': { name: 'Eastern Europe', in: 'in Eastern Europe', of: 'of Eastern Europe' },
  'middle-east': { name: 'Middle East', in: 'in the Middle East', of: 'of the Middle East' },
  asia: { name: 'Asia', in: 'in Asia', of: 'of Asia' },
  'southeast-asia': { name: 'Southeast Asia', in: 'in Southeast Asia', of: 'of Southeast Asia' },
  africa: { name: 'Africa', in: 'in Africa', of: 'of Africa' },
  'central-america': {
    name: 'Central America',
    in: 'in Central America',
    of: 'of Central America',
  },
  'south-america': { name: 'South America', in: 'in South America', of: 'of South America' },
};
