import type { CityId } from '../../data/cities.ts';
import type { ProvinceId, SectorId } from '../../data/provinces.ts';

export const provinces: Readonly<Record<ProvinceId, string>> = {
  SH: 'Шлезвиг-Гольштейн',
  NI: 'Нижняя Саксония',
  NW: 'Северный Рейн — Вестфалия',
  HE: 'Гессен',
  RP: 'Рейнланд-Пфальц',
  BW: 'Баден-Вюртемберг',
  BY: 'Бавария',
  WB: 'Западный Берлин',
  MV: 'Мекленбург',
  BB: 'Бранденбург',
  EB: 'Восточный Берлин',
  ST: 'Саксония-Анхальт',
  SN: 'Саксония',
  TH: 'Тюрингия',
};

export const cities: Readonly<Record<CityId, string>> = {
  flensburg: 'Фленсбург',
  kiel: 'Киль',
  hamburg: 'Гамбург',
  bremen: 'Бремен',
  hannover: 'Ганновер',
  wolfsburg: 'Вольфсбург',
  bielefeld: 'Билефельд',
  duisburg: 'Дуйсбург',
  dortmund: 'Дортмунд',
  koeln: 'Кёльн',
  kassel: 'Кассель',
  giessen: 'Гисен',
  fulda: 'Фульда',
  frankfurt: 'Франкфурт',
  koblenz: 'Кобленц',
  saarbruecken: 'Саарбрюккен',
  kaiserslautern: 'Кайзерслаутерн',
  mannheim: 'Мангейм',
  heilbronn: 'Хайльбронн',
  stuttgart: 'Штутгарт',
  ulm: 'Ульм',
  bayreuth: 'Байройт',
  nuernberg: 'Нюрнберг',
  ingolstadt: 'Ингольштадт',
  muenchen: 'Мюнхен',
  rostock: 'Росток',
  neubrandenburg: 'Нойбранденбург',
  schwedt: 'Шведт',
  rheinsberg: 'Райнсберг',
  'east-berlin': 'Берлин',
  cottbus: 'Котбус',
  magdeburg: 'Магдебург',
  bitterfeld: 'Биттерфельд',
  leipzig: 'Лейпциг',
  dresden: 'Дрезден',
  'karl-marx-stadt': 'Карл-Маркс-Штадт',
  eisenach: 'Айзенах',
  jena: 'Йена',
  'polska-north': 'Польша (север)',
  'polska-south': 'Польша (юг)',
  'cssr-north': 'ЧССР (север)',
  'cssr-south': 'ЧССР (юг)',
};

export const sectors: Readonly<Record<SectorId, string>> = {
  french: 'французский сектор',
  british: 'британский сектор',
  american: 'американский сектор',
};

export const line = (from: string, to: string, isHalf: boolean): string =>
  isHalf ? `${from} — ${to} (у города ${from})` : `${from} — ${to}`;
