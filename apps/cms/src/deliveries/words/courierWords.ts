import type { Locale } from '@sira/contract/locales'

const fr = {
  states: {
    reçue: 'Candidature reçue',
    examinée: 'Pièces examinées',
    actif: 'Vous êtes livreur',
    suspendu: 'Activité suspendue',
    refusée: 'Candidature non retenue',
  },
  toDo: {
    reçue: 'Rien\u00a0: nous examinons vos pièces.',
    examinée: 'Gardez votre téléphone près de vous\u00a0: nous vous appelons pour un entretien.',
    actif: 'Demandez à l’agence le lien de votre page de livreur.',
  },
  letters: {
    examinée: {
      subject: 'Vos pièces sont examinées',
      text: 'Vos pièces sont en ordre. Nous vous appelons pour un entretien.',
    },
    actif: {
      subject: 'Bienvenue parmi nos livreurs',
      text: 'Votre dossier est accepté. L’agence vous donne le lien de votre page de livreur.',
    },
    refusée: {
      subject: 'Votre candidature de livreur',
      text: 'Nous ne pouvons pas donner suite à votre candidature. Vos pièces seront effacées.',
    },
  },
  reference: 'Référence',
  why: 'Vous recevez cette lettre parce que cette adresse figure sur une candidature de livreur.',
}

type CourierWords = typeof fr

const en: CourierWords = {
  states: {
    reçue: 'Application received',
    examinée: 'Papers checked',
    actif: 'You are a courier',
    suspendu: 'Suspended',
    refusée: 'Application not accepted',
  },
  toDo: {
    reçue: 'Nothing: we are checking your papers.',
    examinée: 'Keep your phone near you: we will call you for an interview.',
    actif: 'Ask the office for the link to your courier’s page.',
  },
  letters: {
    examinée: {
      subject: 'Your papers are checked',
      text: 'Your papers are in order. We will call you for an interview.',
    },
    actif: {
      subject: 'Welcome among our couriers',
      text: 'You are accepted. The office gives you the link to your courier’s page.',
    },
    refusée: {
      subject: 'Your application as a courier',
      text: 'We cannot accept your application. Your papers will be erased.',
    },
  },
  reference: 'Reference',
  why: 'You receive this letter because this address stands on an application as a courier.',
}

const ar: CourierWords = {
  states: {
    reçue: 'وصل الطلب',
    examinée: 'فُحصت الوثائق',
    actif: 'أصبحتم ساعيًا',
    suspendu: 'النشاط معلّق',
    refusée: 'لم يُقبل الطلب',
  },
  toDo: {
    reçue: 'لا شيء: نفحص وثائقكم.',
    examinée: 'أبقوا هاتفكم قريبًا منكم: سنتصل بكم لإجراء مقابلة.',
    actif: 'اطلبوا من المكتب رابط صفحتكم.',
  },
  letters: {
    examinée: {
      subject: 'فُحصت وثائقكم',
      text: 'وثائقكم سليمة. سنتصل بكم لإجراء مقابلة.',
    },
    actif: {
      subject: 'مرحبًا بكم بين سُعاتنا',
      text: 'قُبل ملفكم. يعطيكم المكتب رابط صفحتكم.',
    },
    refusée: {
      subject: 'طلبكم للعمل ساعيًا',
      text: 'لا يمكننا قبول طلبكم. ستُمحى وثائقكم.',
    },
  },
  reference: 'المرجع',
  why: 'تصلكم هذه الرسالة لأن هذا العنوان مذكور في طلب عمل ساعٍ.',
}

export const courierWords: Readonly<Record<Locale, CourierWords>> = { fr, en, ar }
