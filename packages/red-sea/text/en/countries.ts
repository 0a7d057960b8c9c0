import type { CountryId } from '../../data/countries.ts';

type Names = Readonly<Record<CountryId, string>>;

export const countries: Names = {
  egypt: 'Egypt',
  sudan: 'Sudan',
  ethiopia: 'Ethiopia',
  somalia: 'Somalia',
  djibouti: 'Djibouti',
  kenya: 'Kenya',
  madagascar: 'Madagascar',
  'saudi-arabia': 'Saudi Arabia',
  oman: 'Oman',
  yemen: 'Yemen',
  'south-yemen': 'South Yemen',
  'strategic-sea-lanes': 'Strategic Sea Lanes',
};

export const inCountry: Names = {
  egypt: 'in Egypt',
  sudan: 'in Sudan',
  ethiopia: 'in Ethiopia',
  somalia: 'in Somalia',
  djibouti: 'in Djibouti',
  kenya: 'in Kenya',
  madagascar: 'in Madagascar',
  'saudi-arabia': 'in Saudi Arabia',
  oman: 'in Oman',
  yemen: 'in Yemen',
  'south-yemen': 'in South Yemen',
  'strategic-sea-lanes': 'in the Strategic Sea Lanes',
};

export const shortCountries: Names = {
  egypt: 'Egypt',
  sudan: 'Sudan',
  ethiopia: 'Ethiopia',
  somalia: 'Somalia',
  djibouti: 'Djibouti',
  kenya: 'Kenya',
  madagascar: 'Madagascar',
  'saudi-arabia': 'Saudi Arabia',
  oman: 'Oman',
  yemen: 'Yemen',
  'south-yemen': 'S. Yemen',
  'strategic-sea-lanes': 'Sea Lanes',
};
