import type { Locale } from '@sira/contract/locales'

export interface FollowWords {
  word: string
  received: { devis: string; message: string }
  state: { waiting: string; inProgress: string; answered: string; closed: string }
  estimated(number: string): string
  /** Of a revision: the number of what it replaces, too. */
  revised(number: string, before: string): string
  withdrawn(number: string): string
  toDo: string
}

/** The texts about the work on a message for its visitor. */
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
    estimated: (number) => `Devis ${number} envoyé`,
    revised: (number, before) => `Devis ${number} envoyé\u00a0: il remplace ${before}`,
    withdrawn: (number) => `Devis ${number} retiré\u00a0: il ne peut plus être accepté`,
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
    estimated: (number) => `Quote ${number} sent`,
    revised: (number, before) => `Quote ${number} sent: it replaces ${before}`,
    withdrawn: (number) => `Quote ${number} withdrawn: it can no longer be accepted`,
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
    estimated: (number) => `تم إرسال عرض السعر ${number}`,
    revised: (number, before) => `تم إرسال عرض السعر ${number} بدلًا من ${before}`,
    withdrawn: (number) => `سُحب عرض السعر ${number} ولم يعد ممكنًا قبوله`,
    toDo: 'لا شيء: سنردّ عليكم.',
  },
}
