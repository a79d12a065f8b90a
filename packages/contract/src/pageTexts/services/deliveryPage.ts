import { merged } from '../../merged.ts'
import type { TextPage, TextsOfPage } from '../pageText.ts'

const opening = {
  title: {
    label: 'Titre de la page',
    longest: 60,
    fr: 'Livraison',
    en: 'Delivery',
    ar: 'التوصيل',
  },
  lead: {
    label: 'Accroche',
    longest: 160,
    fr: 'Votre colis part ce matin. Il arrive avec le sourire, et avec un reçu.',
    en: 'Your parcel leaves this morning. It arrives with a smile, and a receipt.',
    ar: 'ينطلق طردكم هذا الصباح، ويصل بابتسامة وبإيصال.',
  },
  request: {
    label: 'Bouton vers la demande',
    longest: 30,
    fr: 'Demander une Livraison',
    en: 'Ask for a delivery',
    ar: 'طلب توصيل',
  },
  become: {
    label: 'Bouton des livreurs',
    longest: 30,
    fr: 'Devenir Livreur',
    en: 'Become a courier',
    ar: 'انضمّوا إلى موصّلينا',
  },
} as const satisfies TextsOfPage

const tariffs = {
  from: {
    label: 'Mention avant un prix',
    longest: 20,
    fr: 'à partir de',
    en: 'from',
    ar: 'ابتداءً من',
  },
  tariffs: {
    ouagadougou: {
      name: {
        label: 'Tarif de la ville',
        longest: 40,
        fr: 'À Ouagadougou',
        en: 'In Ouagadougou',
        ar: 'في واغادوغو',
      },
      text: {
        label: 'Texte du tarif de la ville',
        longest: 160,
        fr: 'Tous les secteurs, le jour même pour une demande reçue avant midi.',
        en: 'Every district, the same day for a request received before noon.',
        ar: 'جميع الأحياء، في اليوم نفسه لكلّ طلب يصل قبل الظهر.',
      },
    },
    elsewhere: {
      name: {
        label: 'Tarif du reste du pays',
        longest: 40,
        fr: 'Ailleurs au Burkina\u00a0Faso',
        en: 'Elsewhere in Burkina\u00a0Faso',
        ar: 'في بقية بوركينا فاسو',
      },
      text: {
        label: 'Texte du tarif du reste du pays',
        longest: 160,
        fr: 'Par nos relais et les gares routières, un à trois jours selon la ville.',
        en: 'Through our relays and the coach stations, one to three days depending on the town.',
        ar: 'عبر نقاطنا ومحطات الحافلات، من يوم إلى ثلاثة أيام بحسب المدينة.',
      },
    },
  },
} as const satisfies TextsOfPage

const steps = {
  stepsHeading: {
    label: 'Titre des étapes',
    longest: 60,
    fr: 'Comment ça se passe',
    en: 'How it works',
    ar: 'كيف يجري الأمر',
  },
  steps: [
    {
      label: 'Étape 1',
      longest: 200,
      fr: 'Vous nous dites quoi, d’où et pour qui\u00a0: au téléphone, sur WhatsApp ou par le formulaire.',
      en: 'You tell us what, from where and for whom: by phone, on WhatsApp or with the form.',
      ar: 'تقولون لنا ماذا ومن أين ولمن: بالهاتف أو واتساب أو بالاستمارة.',
    },
    {
      label: 'Étape 2',
      longest: 200,
      fr: 'Un livreur passe prendre le colis et vous laisse un reçu numéroté.',
      en: 'A courier collects the parcel and leaves you a numbered receipt.',
      ar: 'يمرّ موصّل لأخذ الطرد ويترك لكم إيصالًا مرقّمًا.',
    },
    {
      label: 'Étape 3',
      longest: 200,
      fr: 'Le destinataire est appelé avant le passage\u00a0; il paie à la réception si vous l’avez choisi.',
      en: 'The recipient is called beforehand; they pay on receipt if you chose so.',
      ar: 'نتصل بالمرسَل إليه قبل المرور؛ ويدفع عند الاستلام إن اخترتم ذلك.',
    },
    {
      label: 'Étape 4',
      longest: 200,
      fr: 'Vous recevez la confirmation, et l’argent encaissé dans les deux jours ouvrés.',
      en: 'You receive the confirmation, and the money collected within two working days.',
      ar: 'تتلقّون التأكيد، والمبلغ المحصَّل خلال يومي عمل.',
    },
  ],
} as const satisfies TextsOfPage

const ending = {
  countersHeading: {
    label: 'Titre des compteurs',
    longest: 60,
    fr: 'Un réseau qui tourne',
    en: 'A network on the move',
    ar: 'شبكة لا تتوقّف',
  },
  becomeHeading: {
    label: 'Titre pour les livreurs',
    longest: 60,
    fr: 'Une moto, un téléphone, de la ponctualité',
    en: 'A motorbike, a phone, punctuality',
    ar: 'دراجة نارية وهاتف والتزام بالمواعيد',
  },
  becomeText: {
    label: 'Texte pour les livreurs',
    longest: 240,
    fr: 'Nous cherchons des livreurs dans toutes les villes desservies\u00a0: tournées régulières, formation à la sécurité, paiement chaque semaine.',
    en: 'We are looking for couriers in every town we serve: regular rounds, safety training, weekly pay.',
    ar: 'نبحث عن موصّلين في جميع المدن التي نخدمها: جولات منتظمة، وتدريب على السلامة، وأجر أسبوعي.',
  },
} as const satisfies TextsOfPage

/** Delivery (product 2.15, 9). */
export const deliveryPage = {
  label: 'Service Livraison',
  type: 'page-livraison',
  parts: [
    { label: 'Haut de la page', texts: opening },
    { label: 'Tarifs', texts: tariffs },
    { label: 'Étapes', texts: steps },
    { label: 'Chiffres et livreurs', texts: ending },
  ],
} as const satisfies TextPage

export const deliveryTexts = merged(opening, tariffs, steps, ending)
