import type { TextsOfPage } from '../pageText.ts'

/** The reasons to choose the company. */
export const reasons = {
  whyHeading: {
    label: 'Titre des raisons',
    longest: 60,
    fr: 'Pourquoi nous choisir',
    en: 'Why choose us',
    ar: 'لماذا تختاروننا',
  },
  why: [
    {
      title: {
        label: 'Première raison',
        longest: 60,
        fr: 'Un interlocuteur qui reste',
        en: 'One contact who stays',
        ar: 'مخاطَب واحد يبقى معكم',
      },
      text: {
        label: 'Texte de la première raison',
        longest: 200,
        fr: 'La personne qui a écouté votre besoin suit le dossier jusqu’au bout et répond à son numéro.',
        en: 'The person who listened to your need follows it to the end and answers their own phone.',
        ar: 'من استمع إلى حاجتكم يتابع الملفّ حتى النهاية ويردّ على هاتفه.',
      },
    },
    {
      title: {
        label: 'Deuxième raison',
        longest: 60,
        fr: 'Des praticiens devant la classe',
        en: 'Practitioners in front of the class',
        ar: 'ممارسون أمام الصفّ',
      },
      text: {
        label: 'Texte de la deuxième raison',
        longest: 200,
        fr: 'La comptabilité est enseignée par une comptable, la vente par un commerçant.',
        en: 'Accounting is taught by an accountant, selling by a shopkeeper.',
        ar: 'المحاسبة تدرّسها محاسِبة، والبيع يدرّسه تاجر.',
      },
    },
    {
      title: {
        label: 'Troisième raison',
        longest: 60,
        fr: 'Des prix écrits',
        en: 'Prices in writing',
        ar: 'أسعار مكتوبة',
      },
      text: {
        label: 'Texte de la troisième raison',
        longest: 200,
        fr: 'Un devis détaillé avant de commencer, en FCFA, sans frais ajoutés en chemin.',
        en: 'A detailed quote before we start, in FCFA, with nothing added along the way.',
        ar: 'عرض سعر مفصّل قبل البدء، بالفرنك الأفريقي، دون رسوم تُضاف في الطريق.',
      },
    },
  ],
} as const satisfies TextsOfPage
