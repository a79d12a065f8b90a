import type { InterviewAnswer } from '@sira/contract/applications/interview'
import type { Locale } from '@sira/contract/locales'

/** A day was set, changed, or cancelled: by staff, or by the candidate who withdrew. */
export type InterviewNews = 'planned' | 'moved' | 'cancelled' | 'withdrawn'

interface InterviewWords {
  date: string
  place: string
  byPhone: string
  /** In the calendar. */
  title: (offer: string) => string
  news: Readonly<Record<InterviewNews, { subject: string; text: string }>>
  toDo: (when: string, place: string) => string
  answered: Readonly<Record<InterviewAnswer, string>>
  /** The prepared WhatsApp text for a candidate without an e-mail address. */
  spoken: (name: string, when: string, place: string, reference: string) => string
}

/** An interview, as its candidate reads of it. */
export const interviewWords: Readonly<Record<Locale, InterviewWords>> = {
  fr: {
    date: 'Date',
    place: 'Lieu',
    byPhone: 'Par téléphone\u00a0: nous vous appelons',
    title: (offer) => `Entretien\u00a0: ${offer}`,
    news: {
      planned: {
        subject: 'Vous êtes attendu à un entretien',
        text: 'Nous souhaitons vous rencontrer. Dites-nous si vous venez, sur la page de votre candidature.',
      },
      moved: {
        subject: 'Votre entretien change',
        text: 'La date ou le lieu de votre entretien a changé. Dites-nous si vous venez, sur la page de votre candidature.',
      },
      cancelled: {
        subject: 'Votre entretien est annulé',
        text: 'L’entretien à cette date n’a pas lieu. Votre candidature reste la vôtre\u00a0: nous revenons vers vous.',
      },
      withdrawn: {
        subject: 'Votre candidature est retirée',
        text: 'Votre candidature est retirée, et votre entretien n’a pas lieu\u00a0: le fichier joint l’enlève de votre agenda.',
      },
    },
    toDo: (when, place) => `Entretien le ${when} (heure de Ouagadougou). ${place}.`,
    answered: {
      vient: 'Vous avez répondu que vous venez.',
      absent: 'Vous avez répondu que vous ne pouvez pas. Nous vous rappelons.',
    },
    spoken: (name, when, place, reference) =>
      `Bonjour ${name}, vous êtes attendu à un entretien le ${when}. ${place}. Pouvez-vous venir\u00a0? (Référence ${reference})`,
  },
  en: {
    date: 'Date',
    place: 'Place',
    byPhone: 'By phone: we will call you',
    title: (offer) => `Interview: ${offer}`,
    news: {
      planned: {
        subject: 'You are invited to an interview',
        text: 'We would like to meet you. Please tell us on the page of your application whether you are coming.',
      },
      moved: {
        subject: 'Your interview has changed',
        text: 'The date or the place of your interview has changed. Please tell us on the page of your application whether you are coming.',
      },
      cancelled: {
        subject: 'Your interview is cancelled',
        text: 'The interview on this date will not take place. Your application still stands: we will come back to you.',
      },
      withdrawn: {
        subject: 'Your application is withdrawn',
        text: 'Your application is withdrawn, and your interview will not take place: the attached file takes it out of your calendar.',
      },
    },
    toDo: (when, place) => `Interview on ${when} (time of Ouagadougou). ${place}.`,
    answered: {
      vient: 'You have answered that you are coming.',
      absent: 'You have answered that you cannot come. We will call you back.',
    },
    spoken: (name, when, place, reference) =>
      `Hello ${name}, you are invited to an interview on ${when}. ${place}. Can you come? (Reference ${reference})`,
  },
  ar: {
    date: 'التاريخ',
    place: 'المكان',
    byPhone: 'عبر الهاتف: سنتصل بكم',
    title: (offer) => `مقابلة: ${offer}`,
    news: {
      planned: {
        subject: 'أنتم مدعوون إلى مقابلة',
        text: 'نودّ مقابلتكم. أخبرونا في صفحة ترشّحكم هل ستحضرون.',
      },
      moved: {
        subject: 'تغيّرت مقابلتكم',
        text: 'تغيّر تاريخ مقابلتكم أو مكانها. أخبرونا في صفحة ترشّحكم هل ستحضرون.',
      },
      cancelled: {
        subject: 'أُلغيت مقابلتكم',
        text: 'لن تُجرى المقابلة في هذا التاريخ. ترشّحكم ما زال قائمًا: سنعود إليكم.',
      },
      withdrawn: {
        subject: 'تم سحب ترشّحكم',
        text: 'تم سحب ترشّحكم ولن تُجرى مقابلتكم: الملف المرفق يحذفها من تقويمكم.',
      },
    },
    toDo: (when, place) => `مقابلة يوم ${when} (بتوقيت واغادوغو). ${place}.`,
    answered: {
      vient: 'أجبتم بأنكم ستحضرون.',
      absent: 'أجبتم بأنكم لا تستطيعون الحضور. سنعاود الاتصال بكم.',
    },
    spoken: (name, when, place, reference) =>
      `مرحبًا ${name}، أنتم مدعوون إلى مقابلة يوم ${when}. ${place}. هل تستطيعون الحضور؟ (المرجع ${reference})`,
  },
}
