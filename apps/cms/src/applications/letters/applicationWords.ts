import type { ApplicationLetter } from '@sira/contract/applications/applicationStates'
import type { Locale } from '@sira/contract/locales'

interface Told {
  subject: string
  text: string
}

interface ApplicationWords {
  /** Where no offer was named. */
  pool: string
  offer: string
  follow: string
  free: string
  acknowledged: Told
  moves: Readonly<Record<ApplicationLetter, Told>>
}

/** Letters to candidates, in their language. None repeats what they typed besides the name. */
export const applicationWords: Readonly<Record<Locale, ApplicationWords>> = {
  fr: {
    pool: 'Candidature spontanée',
    offer: 'Offre',
    follow: 'Suivre ma candidature',
    free: 'Postuler est gratuit. Nos services aux candidats sont facultatifs et sans effet sur la sélection.',
    acknowledged: {
      subject: 'Nous avons reçu votre candidature',
      text: 'Votre candidature est bien arrivée. Avec sa référence et votre numéro de téléphone, vous la suivez, et vous pouvez la retirer.',
    },
    moves: {
      présélection: {
        subject: 'Votre candidature est présélectionnée',
        text: 'Votre candidature a retenu notre attention. Nous revenons vers vous pour la suite.',
      },
      entretien: {
        subject: 'Vous êtes attendu à un entretien',
        text: 'Nous souhaitons vous rencontrer. Nous vous appelons pour convenir du jour et du lieu.',
      },
      proposée: {
        subject: 'Votre candidature est proposée à l’employeur',
        text: 'Nous avons proposé votre candidature à l’employeur. Nous vous tenons au courant de sa réponse.',
      },
      retenue: {
        subject: 'Votre candidature est retenue',
        text: 'Bonne nouvelle\u00a0: votre candidature est retenue. Nous vous appelons pour la suite.',
      },
      refusée: {
        subject: 'Réponse à votre candidature',
        text: 'Après examen, votre candidature n’a pas été retenue pour cette offre. Merci de l’intérêt que vous lui avez porté. D’autres offres paraissent chaque semaine sur notre site.',
      },
    },
  },
  en: {
    pool: 'Open application',
    offer: 'Offer',
    follow: 'Follow my application',
    free: 'Applying is free. Our services for candidates are optional and have no effect on the selection.',
    acknowledged: {
      subject: 'We have received your application',
      text: 'Your application has arrived. With its reference and your phone number you can follow it, and withdraw it.',
    },
    moves: {
      présélection: {
        subject: 'Your application is on our short list',
        text: 'Your application has caught our attention. We will come back to you.',
      },
      entretien: {
        subject: 'You are invited to an interview',
        text: 'We would like to meet you. We will call you to agree on the day and the place.',
      },
      proposée: {
        subject: 'Your application has been put to the employer',
        text: 'We have put your application to the employer. We will tell you the answer.',
      },
      retenue: {
        subject: 'Your application is successful',
        text: 'Good news: you have been chosen. We will call you about what comes next.',
      },
      refusée: {
        subject: 'An answer to your application',
        text: 'We have looked at your application, and it was not chosen for this offer. Thank you for your interest. New offers appear on our site every week.',
      },
    },
  },
  ar: {
    pool: 'ترشّح تلقائي',
    offer: 'العرض',
    follow: 'متابعة ترشّحي',
    free: 'الترشّح مجاني. خدماتنا للمترشحين اختيارية ولا تأثير لها على الاختيار.',
    acknowledged: {
      subject: 'لقد استلمنا ترشّحكم',
      text: 'وصلنا ترشّحكم. برقم المرجع ورقم هاتفكم يمكنكم متابعته أو سحبه.',
    },
    moves: {
      présélection: {
        subject: 'تم اختيار ترشّحكم مبدئيًا',
        text: 'لقد نال ترشّحكم اهتمامنا. سنتصل بكم بخصوص ما يلي.',
      },
      entretien: {
        subject: 'أنتم مدعوون إلى مقابلة',
        text: 'نودّ مقابلتكم. سنتصل بكم للاتفاق على اليوم والمكان.',
      },
      proposée: {
        subject: 'عُرض ترشّحكم على صاحب العمل',
        text: 'لقد عرضنا ترشّحكم على صاحب العمل، وسنُعلمكم بجوابه.',
      },
      retenue: {
        subject: 'تم قبول ترشّحكم',
        text: 'خبر سار: تم قبول ترشّحكم. سنتصل بكم بخصوص ما يلي.',
      },
      refusée: {
        subject: 'جواب على ترشّحكم',
        text: 'بعد دراسة ترشّحكم، لم يتم اختياره لهذا العرض. شكرًا لاهتمامكم. تُنشر عروض جديدة كل أسبوع على موقعنا.',
      },
    },
  },
}
