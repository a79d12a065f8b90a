import type { TextsOfPage } from '../pageText.ts'

/** The texts at the top of the page. */
export const hero = {
  heading: {
    label: 'Titre',
    longest: 60,
    fr: 'Apprendre, travailler, entreprendre.',
    en: 'Learn, work, build.',
    ar: 'تعلّموا، اعملوا، أسّسوا.',
  },
  welcome: {
    label: 'Message de bienvenue',
    longest: 240,
    fr: 'Bienvenue chez Sira. Nous formons les équipes, rapprochons les candidats des employeurs et mettons les entreprises en ligne, à Ouagadougou et dans tout le pays.',
    en: 'Welcome to Sira. We train teams, bring candidates and employers together and put businesses online, in Ouagadougou and across the country.',
    ar: 'أهلًا بكم في Sira. ندرّب الفِرق، ونقرّب بين المرشّحين وأرباب العمل، ونُدخل الشركات إلى الإنترنت، في واغادوغو وفي أنحاء البلاد.',
  },
  toServices: {
    label: 'Bouton vers les services',
    longest: 30,
    fr: 'Voir nos services',
    en: 'See our services',
    ar: 'تعرّفوا على خدماتنا',
  },
  toContact: {
    label: 'Bouton vers le contact',
    longest: 30,
    fr: 'Nous contacter',
    en: 'Contact us',
    ar: 'اتصلوا بنا',
  },
} as const satisfies TextsOfPage
