import type { Locale } from '@sira/contract/locales'

interface ConsentWords {
  subject: string
  text: string
  toDo: string
}

/** The question whether an employer may have name and CV, as the candidate reads it. */
export const consentWords: Readonly<Record<Locale, ConsentWords>> = {
  fr: {
    subject: 'L’employeur peut-il lire votre CV\u00a0?',
    text: 'Nous présentons votre candidature à l’employeur, sans vos coordonnées et sans votre nom complet. Sur la page de votre candidature, dites-nous s’il peut lire votre nom complet, vos réponses et votre CV. Vous pouvez changer d’avis.',
    toDo: 'Dites-nous si l’employeur peut lire votre nom complet, vos réponses et votre CV.',
  },
  en: {
    subject: 'May the employer read your CV?',
    text: 'We are putting your application to the employer, without your contact details and your full name. On the page of your application, please tell us whether the employer may read your full name, your answers and your CV. You may change your mind.',
    toDo: 'Please tell us whether the employer may read your full name, your answers and your CV.',
  },
  ar: {
    subject: 'هل يمكن لصاحب العمل قراءة سيرتكم الذاتية؟',
    text: 'نعرض ترشّحكم على صاحب العمل من دون وسائل الاتصال بكم ومن دون اسمكم الكامل. أخبرونا في صفحة ترشّحكم هل يمكنه قراءة اسمكم الكامل وأجوبتكم وسيرتكم الذاتية. يمكنكم تغيير رأيكم.',
    toDo: 'أخبرونا هل يمكن لصاحب العمل قراءة اسمكم الكامل وأجوبتكم وسيرتكم الذاتية.',
  },
}
