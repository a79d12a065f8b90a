import type { TextsOfPage } from '../pageText.ts'

const title = 30
const text = 140

/** The three values. */
export const values = {
  firstValue: {
    label: 'Première valeur',
    longest: title,
    fr: 'Proches de vous',
    en: 'Close to you',
    ar: 'قريبون منكم',
  },
  firstValueText: {
    label: 'Texte de la première valeur',
    longest: text,
    fr: 'Un conseiller répond au téléphone et sur WhatsApp, en français et dans nos langues.',
    en: 'An adviser answers by phone and on WhatsApp, in French and in our languages.',
    ar: 'يردّ مستشار على الهاتف وعلى واتساب، بالفرنسية وبلغاتنا.',
  },
  secondValue: {
    label: 'Deuxième valeur',
    longest: title,
    fr: 'Exigeants',
    en: 'Demanding',
    ar: 'متطلّبون',
  },
  secondValueText: {
    label: 'Texte de la deuxième valeur',
    longest: text,
    fr: 'Nos formateurs exercent leur métier. Ce qu’ils enseignent le lundi sert dès le mardi.',
    en: 'Our trainers practise their trade. What they teach on Monday is useful on Tuesday.',
    ar: 'مدرّبونا يمارسون مهنتهم. ما يدرّسونه يوم الاثنين ينفع يوم الثلاثاء.',
  },
  thirdValue: {
    label: 'Troisième valeur',
    longest: title,
    fr: 'Engagés',
    en: 'Committed',
    ar: 'ملتزمون',
  },
  thirdValueText: {
    label: 'Texte de la troisième valeur',
    longest: text,
    fr: 'Un prix annoncé est un prix tenu, et le suivi continue après la livraison.',
    en: 'A price announced is a price kept, and we follow up after delivery.',
    ar: 'السعر المعلن سعر نفي به، والمتابعة تستمرّ بعد التسليم.',
  },
} as const satisfies TextsOfPage
