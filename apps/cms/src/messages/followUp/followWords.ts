import type { Locale } from '@sira/contract/locales'

interface FollowWords {
  word: string
  received: { devis: string; message: string }
  state: { waiting: string; inProgress: string; answered: string; closed: string }
  estimated: string
  toDo: string
}

/** What a visitor reads of the work on his message. */
export const followWords: Readonly<Record<Locale, FollowWords>> = {
  fr: {
    word: 'Un mot de notre équipe',
    received: { devis: 'Demande de devis reçue', message: 'Message reçu' },
    state: {
      waiting: 'Reçu',
      inProgress: 'En cours de traitement',
      answered: 'Réponse envoyée',
      closed: 'Dossier clos',
    },
    estimated: 'Devis envoyé',
    toDo: 'Rien\u00a0: nous vous répondons.',
  },
  en: {
    word: 'A word from our team',
    received: { devis: 'Quote request received', message: 'Message received' },
    state: {
      waiting: 'Received',
      inProgress: 'Being handled',
      answered: 'Answer sent',
      closed: 'Closed',
    },
    estimated: 'Estimate sent',
    toDo: 'Nothing: we will answer you.',
  },
  ar: {
    word: 'كلمة من فريقنا',
    received: { devis: 'تم استلام طلب عرض السعر', message: 'تم استلام الرسالة' },
    state: {
      waiting: 'تم الاستلام',
      inProgress: 'قيد المعالجة',
      answered: 'تم إرسال الرد',
      closed: 'أُغلق الملف',
    },
    estimated: 'تم إرسال عرض السعر',
    toDo: 'لا شيء: سنردّ عليكم.',
  },
}
