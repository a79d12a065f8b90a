import type { TextsOfPage } from '../pageText.ts'

/** The presentation of the company, beside the video. */
export const presentation = {
  aboutHeading: {
    label: 'Titre de la présentation',
    longest: 80,
    fr: 'Un seul interlocuteur, de la formation au lancement',
    en: 'One contact, from training to launch',
    ar: 'مخاطَب واحد، من التدريب إلى الانطلاق',
  },
  aboutText: {
    label: 'Texte de la présentation',
    longest: 320,
    fr: 'Sira réunit des formateurs, des conseillers et des développeurs sous un même toit. Vous expliquez votre besoin une fois\u00a0; nous composons l’équipe et nous vous rendons compte.',
    en: 'Sira brings trainers, advisers and developers together under one roof. You explain your need once; we put the team together and report back to you.',
    ar: 'تجمع Sira مدرّبين ومستشارين ومطوّرين تحت سقف واحد. تشرحون حاجتكم مرة واحدة؛ ونحن نكوّن الفريق ونطلعكم على سير العمل.',
  },
  aboutLink: {
    label: 'Lien vers la page À propos',
    longest: 30,
    fr: 'Qui nous sommes',
    en: 'Who we are',
    ar: 'من نكون',
  },
} as const satisfies TextsOfPage

/** The headings above the services and above the testimonials. */
export const headings = {
  servicesHeading: {
    label: 'Titre des services',
    longest: 60,
    fr: 'Ce que nous faisons pour vous',
    en: 'What we do for you',
    ar: 'ما نفعله من أجلكم',
  },
  testimonialsHeading: {
    label: 'Titre des témoignages',
    longest: 60,
    fr: 'Ils racontent',
    en: 'In their words',
    ar: 'يروون تجربتهم',
  },
  testimonialsNote: {
    label: 'Note sous ce titre (quand il y a deux témoignages)',
    longest: 120,
    fr: 'Deux avis parmi ceux que l’on nous a confiés.',
    en: 'Two of the opinions we were given.',
    ar: 'رأيان من بين الآراء التي وصلتنا.',
  },
} as const satisfies TextsOfPage
