import type { Locale } from '@sira/contract/locales'

const fr = {
  title: 'Convocation',
  unnamed: 'Participant',
  invited: 'est attendu à la formation',
  reference: 'Référence',
  days: 'Jours',
  room: 'Salle',
  map: 'Carte',
  link: 'Lien de la classe',
  trainer: 'Formateur',
  keepLink: 'Ce lien est personnel\u00a0: ne le transmettez à personne.',
  early: 'Venez un quart d’heure avant le début, avec une pièce d’identité.',
  follow: 'Pour suivre votre inscription, lisez le carré ou ouvrez cette adresse.',
}

const en: typeof fr = {
  title: 'Joining instructions',
  unnamed: 'Participant',
  invited: 'is expected at the training',
  reference: 'Reference',
  days: 'Days',
  room: 'Room',
  map: 'Map',
  link: 'Link of the class',
  trainer: 'Trainer',
  keepLink: 'This link is for you alone: do not pass it on.',
  early: 'Come a quarter of an hour before the start, with an identity document.',
  follow: 'To follow your enrolment, scan the square or open this address.',
}

const ar: typeof fr = {
  title: 'استدعاء',
  unnamed: 'مشارك',
  invited: 'ننتظر حضوركم في الدورة التدريبية',
  reference: 'المرجع',
  days: 'الأيام',
  room: 'القاعة',
  map: 'الخريطة',
  link: 'رابط القسم',
  trainer: 'المدرّب',
  keepLink: 'هذا الرابط خاص بكم: لا تعطوه لأحد.',
  early: 'احضروا قبل البداية بربع ساعة ومعكم وثيقة هوية.',
  follow: 'لمتابعة تسجيلكم، امسحوا المربّع أو افتحوا هذا العنوان.',
}

export const convocationWords: Readonly<Record<Locale, typeof fr>> = { fr, en, ar }
