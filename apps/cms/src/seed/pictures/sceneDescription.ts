import type { Localised } from '../reading/localised.ts'
import type { SceneName } from './sceneByName.ts'

/** What each drawn scene shows, for records that do not describe their picture themselves. */
export const sceneDescription: Record<SceneName, Required<Localised>> = {
  atelier: {
    fr: 'Une salle de formation, un graphique au tableau',
    en: 'A training room, a chart on the board',
    ar: 'قاعة تدريب ورسم بياني على السبورة',
  },
  bureau: {
    fr: 'Un ordinateur portable ouvert sur un bureau',
    en: 'An open laptop on a desk',
    ar: 'حاسوب محمول مفتوح على مكتب',
  },
  champ: {
    fr: 'Un champ de mil et des acacias',
    en: 'A field of millet and acacias',
    ar: 'حقل دخن وأشجار أكاسيا',
  },
  diplome: {
    fr: 'Un certificat posé sur une table',
    en: 'A certificate on a table',
    ar: 'شهادة على طاولة',
  },
  graphique: {
    fr: 'Un graphique en barres sur une table',
    en: 'A bar chart on a table',
    ar: 'رسم بياني بالأعمدة على طاولة',
  },
  livre: {
    fr: 'Une pile de livres, l’un d’eux ouvert',
    en: 'A pile of books, one of them open',
    ar: 'كومة كتب أحدها مفتوح',
  },
  marche: {
    fr: 'Trois étals de marché sous leurs auvents rayés',
    en: 'Three market stalls under striped awnings',
    ar: 'ثلاثة أكشاك في السوق تحت مظلات مخططة',
  },
  moto: {
    fr: 'Une moto de livraison et sa caisse en tissu tissé',
    en: 'A delivery motorbike with a box of woven cloth',
    ar: 'دراجة توصيل بصندوق من قماش منسوج',
  },
  ordinateur: {
    fr: 'Un ordinateur portable sur une table',
    en: 'A laptop on a table',
    ar: 'حاسوب محمول على طاولة',
  },
  reunion: {
    fr: 'Quatre participants écoutent l’explication d’un graphique',
    en: 'Four people listen to a chart being explained',
    ar: 'أربعة مشاركين يستمعون إلى شرح رسم بياني',
  },
  telephone: {
    fr: 'Un téléphone posé sur une table',
    en: 'A phone on a table',
    ar: 'هاتف على طاولة',
  },
  ville: {
    fr: 'La ville, ses tours, une mosquée de terre et des arbres',
    en: 'The town, its towers, an earthen mosque and trees',
    ar: 'المدينة وأبراجها ومسجد طيني وأشجار',
  },
}
