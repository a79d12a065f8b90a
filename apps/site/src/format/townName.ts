import type { Locale } from '@sira/contract/locales'

/** The larger towns of the country, as records write them. */
export const townsOfBurkina = [
  'Ouagadougou',
  'Bobo-Dioulasso',
  'Koudougou',
  'Kaya',
  'Banfora',
  'Ouahigouya',
  'Fada N’Gourma',
  'Tenkodogo',
  'Dédougou',
  'Dori',
  'Gaoua',
  'Manga',
] as const

export type TownOfBurkina = (typeof townsOfBurkina)[number]

/** The towns that offers and trainings name, as Arabic writes them. English keeps the French name. */
const inArabic: Readonly<Record<string, string>> = {
  Abidjan: 'أبيدجان',
  Abuja: 'أبوجا',
  Accra: 'أكرا',
  Bamako: 'باماكو',
  Banfora: 'بانفورا',
  'Bobo-Dioulasso': 'بوبو ديولاسو',
  Bouaké: 'بواكي',
  Conakry: 'كوناكري',
  Cotonou: 'كوتونو',
  Dakar: 'داكار',
  Dédougou: 'ديدوغو',
  Dori: 'دوري',
  'Fada N’Gourma': 'فادا نغورما',
  Gaoua: 'غاوا',
  Kaya: 'كايا',
  Koudougou: 'كودوغو',
  Lomé: 'لومي',
  Manga: 'مانغا',
  Niamey: 'نيامي',
  Ouagadougou: 'واغادوغو',
  Ouahigouya: 'واهيغويا',
  Tenkodogo: 'تنكودوغو',
  Yamoussoukro: 'ياموسوكرو',
}

/** A town as a visitor reads it; one that has no other name keeps its own. */
export function townName(town: string, locale: Locale): string {
  return (locale === 'ar' && inArabic[town]) || town
}
