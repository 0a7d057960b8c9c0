import type { CountryId } from '../../data/countries.ts';

type Names = Readonly<Record<CountryId, string>>;

export const countries: Names = {
  egypt: 'Египет',
  sudan: 'Судан',
  ethiopia: 'Эфиопия',
  somalia: 'Сомали',
  djibouti: 'Джибути',
  kenya: 'Кения',
  madagascar: 'Мадагаскар',
  'saudi-arabia': 'Саудовская Аравия',
  oman: 'Оман',
  yemen: 'Йемен',
  'south-yemen': 'Южный Йемен',
  'strategic-sea-lanes': 'Стратегические морские пути',
};

export const inCountry: Names = {
  egypt: 'в Египте',
  sudan: 'в Судане',
  ethiopia: 'в Эфиопии',
  somalia: 'в Сомали',
  djibouti: 'в Джибути',
  kenya: 'в Кении',
  madagascar: 'на Мадагаскаре',
  'saudi-arabia': 'в Саудовской Аравии',
  oman: 'в Омане',
  yemen: 'в Йемене',
  'south-yemen': 'в Южном Йемене',
  'strategic-sea-lanes': 'на Стратегических морских путях',
};

export const shortCountries: Names = {
  egypt: 'Египет',
  sudan: 'Судан',
  ethiopia: 'Эфиопия',
  somalia: 'Сомали',
  djibouti: 'Джибути',
  kenya: 'Кения',
  madagascar: 'Мадагаскар',
  'saudi-arabia': 'Сауд. Аравия',
  oman: 'Оман',
  yemen: 'Йемен',
  'south-yemen': 'Юж. Йемен',
  'strategic-sea-lanes': 'Морские пути',
};
