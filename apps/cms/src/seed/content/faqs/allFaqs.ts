import type { Localised } from '../articles/seedArticle.ts'

/** A frequent question of the demo content (spec 2.13); `reponse` is HTML. */
interface SeedFaq {
  question: Required<Localised>
  reponse: Required<Localised>
}

/** Twelve questions, in the order they are shown. */
export const allFaqs: SeedFaq[] = [
  {
    question: {
      fr: 'Comment m’inscrire à une formation ?',
      en: 'How do I sign up for a training?',
      ar: 'كيف أسجّل في دورة تدريبية؟',
    },
    reponse: {
      fr: '<p>Choisissez une date dans le <a href="/nos-formations">catalogue</a>, puis touchez <strong>Acheter</strong>. Un conseiller vous rappelle pour confirmer votre place et vous envoyer le devis.</p><ol><li>Vous versez l’acompte indiqué.</li><li>Vous recevez la convocation et le programme.</li><li>Vous réglez le reste le premier jour.</li></ol>',
      en: '<p>Choose a date in the <a href="/nos-formations">catalogue</a>, then tap <strong>Acheter</strong>. An adviser calls you back to confirm your place and send you the quote.</p>',
      ar: '<p>اختر تاريخاً من <a href="/nos-formations">الدليل</a> ثم اضغط <strong>Acheter</strong>. يتصل بك مستشار لتأكيد مكانك وإرسال عرض السعر.</p>',
    },
  },
  {
    question: {
      fr: 'Quels moyens de paiement acceptez-vous ?',
      en: 'How can I pay?',
      ar: 'ما وسائل الدفع المقبولة؟',
    },
    reponse: {
      fr: '<p>Les espèces au bureau, le paiement mobile, le virement et le chèque d’entreprise. Un reçu numéroté vous est toujours remis.</p>',
      en: '<p>Cash at the office, mobile money, bank transfer and company cheque. You always get a numbered receipt.</p>',
      ar: '<p>نقداً في المكتب أو بالدفع عبر الهاتف أو بالتحويل أو بشيك الشركة، مع وصل مرقّم دائماً.</p>',
    },
  },
  {
    question: {
      fr: 'Combien coûte une livraison ?',
      en: 'How much is a delivery?',
      ar: 'كم تكلفة التوصيل؟',
    },
    reponse: {
      fr: '<table><thead><tr><th>Destination</th><th>À partir de</th></tr></thead><tbody><tr><td>Ouagadougou</td><td>1 000 FCFA</td></tr><tr><td>Ailleurs au Burkina Faso</td><td>2 000 FCFA</td></tr></tbody></table><p>Le prix exact dépend du poids et de la distance ; il vous est donné avant le départ. Voir la page <a href="/services/livraison">Livraison</a>.</p>',
      en: '<p>From <strong>1,000 FCFA</strong> in Ouagadougou and from <strong>2,000 FCFA</strong> elsewhere in Burkina Faso. The exact price is given before departure.</p>',
      ar: '<p>ابتداءً من <strong>1000 فرنك</strong> في واغادوغو و<strong>2000 فرنك</strong> في باقي البلاد. يُحدَّد السعر النهائي قبل الانطلاق.</p>',
    },
  },
  {
    question: {
      fr: 'Faut-il payer pour postuler à une offre d’emploi ?',
      en: 'Do I have to pay to apply for a job?',
      ar: 'هل يجب الدفع للتقدم إلى وظيفة؟',
    },
    reponse: {
      fr: '<p><strong>Non, jamais.</strong> Lire les offres et postuler est gratuit. Si quelqu’un vous demande de l’argent en notre nom, <a href="/contact">prévenez-nous</a>.</p><p>Seuls les services d’accompagnement (CV, lettre, préparation) sont payants, et facultatifs.</p>',
      en: '<p><strong>No, never.</strong> Reading the offers and applying is free. If anyone asks for money in our name, <a href="/contact">tell us</a>.</p>',
      ar: '<p><strong>لا، أبداً.</strong> قراءة العروض والتقدم إليها مجاني. إذا طلب أحد مالاً باسمنا <a href="/contact">فأخبرنا</a>.</p>',
    },
  },
  {
    question: {
      fr: 'Que comprennent vos formules d’accompagnement vers l’emploi ?',
      en: 'What do the job-matching plans include?',
      ar: 'ماذا تشمل باقات المرافقة نحو العمل؟',
    },
    reponse: {
      fr: '<ul><li><strong>Mensuel</strong>, 9 900 FCFA : un mois d’alertes, le CV et une lettre</li><li><strong>Semestriel</strong>, 39 900 FCFA : six mois, le dossier complet et deux entretiens simulés</li><li><strong>Annuel</strong>, 49 900 FCFA : un an de suivi par le même conseiller</li></ul><p>Chaque service existe aussi à l’unité : voir <a href="/services/mise-en-relation">Mise en relation emploi</a>.</p>',
      en: '<ul><li><strong>Monthly</strong>, 9,900 FCFA</li><li><strong>Half-yearly</strong>, 39,900 FCFA</li><li><strong>Yearly</strong>, 49,900 FCFA</li></ul>',
      ar: '<ul><li><strong>شهرية</strong>: 9900 فرنك</li><li><strong>نصف سنوية</strong>: 39900 فرنك</li><li><strong>سنوية</strong>: 49900 فرنك</li></ul>',
    },
  },
  {
    question: {
      fr: 'Vos attestations sont-elles reconnues ?',
      en: 'Are your certificates recognised?',
      ar: 'هل شهاداتكم معترف بها؟',
    },
    reponse: {
      fr: '<p>Une <em>attestation</em> dit que vous avez suivi la formation ; un <em>certificat</em> dit que vous avez réussi l’épreuve. Chacun porte un numéro que l’employeur peut vérifier en nous appelant. Ce ne sont pas des diplômes d’État.</p>',
      en: '<p>An <em>attestation</em> says that you attended; a <em>certificate</em> says that you passed. Each has a number that an employer can check by calling us.</p>',
      ar: '<p>تُثبت <em>الإفادة</em> أنك حضرت الدورة، وتُثبت <em>الشهادة</em> أنك نجحت في الاختبار. لكل منهما رقم يمكن لصاحب العمل التحقق منه.</p>',
    },
  },
  {
    question: {
      fr: 'Puis-je suivre une formation depuis une autre ville ?',
      en: 'Can I follow a training from another town?',
      ar: 'هل يمكنني متابعة دورة من مدينة أخرى؟',
    },
    reponse: {
      fr: '<p>Oui : les classes virtuelles se suivent en direct avec une connexion 3G, et les supports pèsent moins de 5 Mo. Nous nous déplaçons aussi pour un groupe de huit personnes au moins.</p>',
      en: '<p>Yes: virtual classes work over a 3G connection, and the handouts weigh less than 5 MB. We also travel for a group of eight people or more.</p>',
      ar: '<p>نعم، تُتابَع الدروس الافتراضية مباشرة باتصال 3G وتزن الوثائق أقل من 5 ميغابايت. ونتنقل أيضاً لمجموعة من ثمانية أشخاص على الأقل.</p>',
    },
  },
  {
    question: {
      fr: 'Que se passe-t-il si je ne peux plus venir ?',
      en: 'What if I can no longer come?',
      ar: 'ماذا لو لم أعد قادراً على الحضور؟',
    },
    reponse: {
      fr: '<p>Prévenez-nous au moins <strong>cinq jours ouvrés</strong> avant le début : votre place est reportée sans frais. Si c’est nous qui reportons, vous choisissez entre la nouvelle date et le remboursement.</p>',
      en: '<p>Tell us at least <strong>five working days</strong> before the start and your place is moved free of charge.</p>',
      ar: '<p>أخبرنا قبل البداية <strong>بخمسة أيام عمل</strong> على الأقل فيُنقل مكانك مجاناً.</p>',
    },
  },
  {
    question: { fr: 'Quand êtes-vous ouverts ?', en: 'When are you open?', ar: 'متى تفتحون؟' },
    reponse: {
      fr: '<p>Du lundi au vendredi de <strong>08H à 18H</strong>, le samedi de <strong>08H à 13H</strong>. En dehors de ces heures, écrivez-nous : nous répondons le jour ouvré suivant.</p>',
      en: '<p>Monday to Friday from <strong>8 a.m. to 6 p.m.</strong>, Saturday from <strong>8 a.m. to 1 p.m.</strong></p>',
      ar: '<p>من الاثنين إلى الجمعة من <strong>8 إلى 18</strong>، والسبت من <strong>8 إلى 13</strong>.</p>',
    },
  },
  {
    question: {
      fr: 'Comment commander un livre ?',
      en: 'How do I order a book?',
      ar: 'كيف أطلب كتاباً؟',
    },
    reponse: {
      fr: '<p>Choisissez-le dans l’<a href="/sira-biblio">espace de vente</a>, indiquez la quantité et touchez <strong>Acheter</strong>. Nous confirmons le prix total, frais de livraison compris, avant de vous demander quoi que ce soit.</p>',
      en: '<p>Choose it in the <a href="/sira-biblio">shop</a>, set the quantity and tap <strong>Acheter</strong>. We confirm the total price before asking for anything.</p>',
      ar: '<p>اختره من <a href="/sira-biblio">المتجر</a> وحدد الكمية واضغط <strong>Acheter</strong>. نؤكد السعر الإجمالي قبل أن نطلب أي شيء.</p>',
    },
  },
  {
    question: {
      fr: 'Que faites-vous de mes données ?',
      en: 'What do you do with my data?',
      ar: 'ماذا تفعلون ببياناتي؟',
    },
    reponse: {
      fr: '<p>Elles ne servent qu’à vous répondre, et ne sont ni vendues ni prêtées. Vous pouvez demander à les voir, à les corriger ou à les effacer : voir notre <a href="/politique-de-confidentialite">politique de confidentialité</a>.</p>',
      en: '<p>They serve only to answer you; they are neither sold nor lent. See our <a href="/politique-de-confidentialite">privacy policy</a>.</p>',
      ar: '<p>لا تُستعمل إلا للرد عليك، ولا تُباع ولا تُعار. انظر <a href="/politique-de-confidentialite">سياسة الخصوصية</a>.</p>',
    },
  },
  {
    question: {
      fr: 'Travaillez-vous avec les ONG et les services publics ?',
      en: 'Do you work with NGOs and public services?',
      ar: 'هل تعملون مع المنظمات والإدارات العمومية؟',
    },
    reponse: {
      fr: '<p>Oui : formations à la carte, enquêtes, mise à disposition d’équipes. Nous répondons aux appels d’offres et fournissons les pièces administratives demandées. <a href="/demander-un-devis">Décrivez votre besoin</a>.</p>',
      en: '<p>Yes: tailor-made training, surveys, teams for hire. We answer calls for tenders. <a href="/demander-un-devis">Describe what you need</a>.</p>',
      ar: '<p>نعم: دورات حسب الطلب وتحقيقات ميدانية وتوفير فرق عمل، ونرد على طلبات العروض. <a href="/demander-un-devis">صف حاجتك</a>.</p>',
    },
  },
]
