import type { SeedArticle } from './seedArticle.ts'

/** Selling, packing and delivering. */
export const commerceArticles: SeedArticle[] = [
  {
    slug: 'preparer-un-colis-qui-arrive-entier',
    publishedAt: '2025-02-20T13:05:00.000Z',
    category: 'commerce',
    tags: ['vente-en-ligne'],
    picture: 'moto',
    pictureAlt: { fr: 'Un livreur à moto avec une caisse sur le porte-bagages' },
    titre: { fr: 'Préparer un colis qui arrive entier' },
    contenu: {
      fr: `Une moto, une piste, quarante degrés : pensez au trajet avant de fermer le carton.

## La règle du poing

Laissez l’épaisseur d’un poing entre l’objet et chaque paroi, et remplissez ce vide de papier froissé, de tissu ou de paille propre. Secouez : si quelque chose bouge, recommencez.

## Selon ce que vous envoyez

- **Liquides** (jus, huile, miel) : bouchon scotché, bouteille dans un sac fermé, debout, avec la mention « Haut ».
- **Verre et poterie** : chaque pièce emballée seule, jamais deux qui se touchent.
- **Vêtements** : un sac étanche d’abord. De juin à septembre, la pluie passe partout.
- **Nourriture** : départ le matin, glacière, heure limite écrite sur le paquet.
- **Papiers** : entre deux cartons, dans une pochette plastique.

## L’étiquette

1. Le nom du destinataire et **deux** numéros de téléphone.
2. Le quartier et un repère : « face à la pharmacie, portail bleu ».
3. La somme à encaisser, ou « Déjà payé » en grand.
4. Votre propre numéro.

Prenez une photo du contenu, puis du colis fermé. En cas de désaccord, elle fait gagner du temps à tout le monde.

Nos livraisons commencent à 1 000 FCFA dans Ouagadougou : [voir le service](/services/livraison).`,
    },
  },
  {
    slug: 'vendre-en-ligne-avec-le-paiement-mobile',
    publishedAt: '2026-01-31T22:10:00.000Z',
    category: 'commerce',
    tags: ['vente-en-ligne', 'marketing'],
    picture: 'marche',
    pictureAlt: { fr: 'Un étal de marché et une main qui tient un téléphone' },
    titre: {
      fr: 'Vendre en ligne avec le paiement mobile : organiser commandes, encaissements et retours',
    },
    contenu: {
      fr: `Vendre par messagerie commence toujours bien. À dix commandes par jour, les noms se mélangent, un paiement manque et un colis part deux fois. Il ne faut pas un grand site pour y remédier : il faut une organisation.

## Une commande, une fiche

Copiez ce modèle dans votre messagerie et remplissez-le avec le client :

1. Nom et numéro
2. Article, taille, couleur, quantité
3. Prix, livraison, total
4. Quartier et repère
5. Jour de livraison
6. Mode de paiement

Donnez un numéro à chaque fiche (par exemple 0131-07 : la septième du 31 janvier) et rappelez-le dans chaque message.

## Encaisser sans se tromper

| Moment du paiement | Avantage | Risque | Pour qui |
|---|---|---|---|
| Tout à la commande | Aucune commande fantôme | Le client inconnu hésite | Clients fidèles |
| Moitié-moitié | Chacun s’engage | Deux encaissements à suivre | Commandes sur mesure |
| À la livraison | Le client est rassuré | Refus à la porte | Petits montants |

Trois habitudes évitent la plupart des pertes :

- un compte **professionnel**, séparé du vôtre ;
- on vérifie le **solde**, jamais la capture d’écran envoyée par le client : elle se fabrique en une minute ;
- on rapproche chaque soir le relevé du compte et les fiches du jour.

Comptez aussi les frais de transaction et de retrait dans votre prix. Sur de petites ventes, ils mangent la marge.

## Annoncer les règles avant la vente

Un texte de cinq lignes, épinglé en haut de la page :

> Livraison du lundi au samedi. Échange sous 48 heures si l’article n’a pas été porté. Frais de retour à la charge du client, sauf erreur de notre part. Pas d’échange sur les produits alimentaires et les cosmétiques ouverts.

Les clients acceptent presque toute règle, à condition de l’avoir lue avant.

## Quand un colis revient

Ne discutez pas au téléphone du livreur. Récupérez l’article, regardez les photos de départ, répondez dans la journée. Puis notez le motif : trois retours pour la même taille, c’est votre tableau des tailles qu’il faut changer.

## Passer à une vraie boutique en ligne

Le moment est venu quand vous dépassez une trentaine de commandes par jour, quand on vous demande sans cesse « c’est encore disponible ? », ou quand vous refusez des ventes la nuit. Une boutique simple montre le stock, calcule la livraison et enregistre les commandes.

Nous pouvons la construire avec vous ([développement applicatif](/digital/developpement-applicatif)) et assurer les tournées ([livraison](/services/livraison)).`,
    },
  },
  {
    slug: 'livrer-bobo-dioulasso-koudougou-kaya',
    publishedAt: '2026-09-28T10:25:00.000Z',
    category: 'commerce',
    tags: ['vente-en-ligne', 'annonces'],
    picture: 'moto',
    pictureAlt: {
      fr: 'Une moto de livraison chargée sur une route bordée de karités',
      en: 'A loaded delivery motorbike on a road lined with shea trees',
      ar: 'دراجة توصيل محمّلة على طريق تحفّه أشجار الشيا',
    },
    titre: {
      fr: 'Livrer à Bobo-Dioulasso, Koudougou ou Kaya : délais, tarifs et précautions',
      en: 'Delivery to Bobo-Dioulasso, Koudougou and Kaya: times, prices and precautions',
      ar: 'التوصيل إلى بوبو ديولاسو وكودوغو وكايا: المواعيد والأسعار والاحتياطات',
    },
    contenu: {
      fr: `Nos livreurs ne s’arrêtent pas aux portes de la capitale. Voici ce qu’il faut savoir avant de nous confier un colis pour une autre ville.

| Destination | À partir de | Départs | Délai habituel |
|---|---:|---|---|
| Ouagadougou | 1 000 FCFA | Tous les jours sauf dimanche | Le jour même avant 11 h |
| Koudougou | 2 000 FCFA | Tous les jours sauf dimanche | 24 heures |
| Bobo-Dioulasso | 2 000 FCFA | Lundi, mercredi, vendredi | 24 à 48 heures |
| Kaya | 2 000 FCFA | Mardi, jeudi | 48 heures |

Le prix augmente avec le poids et le volume. Les délais dépendent de l’état des routes : si un départ est retardé, nous vous appelons le matin même.

## Ce que nous ne transportons pas

L’argent liquide, les bijoux, les médicaments sans ordonnance, les animaux vivants et les produits inflammables.

## Préparer l’envoi

Un bon emballage, deux numéros de téléphone, un repère clair : tout est dans [notre fiche pratique](/actualite/preparer-un-colis-qui-arrive-entier). Pour des envois réguliers, [demandez un devis](/demander-un-devis) : dès vingt colis par mois, le tarif baisse.`,
      en: `Our riders do not stop at the gates of the capital. Here is what to know before you send a parcel to another town with us.

| Destination | From | Departures | Usual time |
|---|---:|---|---|
| Ouagadougou | 1,000 FCFA | Every day except Sunday | Same day if before 11 a.m. |
| Koudougou | 2,000 FCFA | Every day except Sunday | 24 hours |
| Bobo-Dioulasso | 2,000 FCFA | Monday, Wednesday, Friday | 24 to 48 hours |
| Kaya | 2,000 FCFA | Tuesday, Thursday | 48 hours |

The price rises with weight and size. Times depend on the state of the roads: if a departure is delayed, we call you the same morning.

## What we do not carry

Cash, jewellery, medicines without a prescription, live animals and inflammable products.

## Preparing the parcel

Good packing, two telephone numbers, a clear landmark: it is all in [our practical guide](/actualite/preparer-un-colis-qui-arrive-entier) (in French). For regular shipments, [ask for a quote](/demander-un-devis): from twenty parcels a month the price comes down.`,
      ar: `لا يتوقف موصّلونا عند أبواب العاصمة. إليك ما ينبغي معرفته قبل أن تسلّمنا طردًا إلى مدينة أخرى.

| الوجهة | ابتداءً من | مواعيد الانطلاق | المدة المعتادة |
|---|---:|---|---|
| واغادوغو | 1 000 فرنك | كل يوم ما عدا الأحد | في اليوم نفسه إذا سُلّم قبل 11 صباحًا |
| كودوغو | 2 000 فرنك | كل يوم ما عدا الأحد | 24 ساعة |
| بوبو ديولاسو | 2 000 فرنك | الاثنين والأربعاء والجمعة | من 24 إلى 48 ساعة |
| كايا | 2 000 فرنك | الثلاثاء والخميس | 48 ساعة |

يرتفع السعر بحسب الوزن والحجم. والمدة تتوقف على حالة الطرق، وإذا تأخر الانطلاق اتصلنا بك في صباح اليوم نفسه.

## ما لا ننقله

النقود والمجوهرات والأدوية دون وصفة طبية والحيوانات الحية والمواد القابلة للاشتعال.

## إعداد الطرد

تغليف جيد ورقما هاتف وعلامة واضحة يُستدلّ بها: كل ذلك في [دليلنا العملي](/actualite/preparer-un-colis-qui-arrive-entier) (بالفرنسية). وللإرساليات المنتظمة [اطلب عرض سعر](/demander-un-devis)، فالسعر ينخفض ابتداءً من عشرين طردًا في الشهر.`,
    },
  },
  {
    slug: 'transformer-et-vendre-sa-recolte',
    publishedAt: '2025-11-27T06:05:00.000Z',
    category: 'commerce',
    tags: ['vente-en-ligne', 'marketing'],
    picture: 'champ',
    pictureAlt: { fr: 'Un champ de mil au lever du jour' },
    titre: { fr: 'Transformer et vendre sa récolte : étiquette, conservation, premiers clients' },
    contenu: {
      fr: `![Un champ prêt pour la récolte](seed:champ)

En novembre, le kilo de niébé se vend au plus bas. Quatre mois plus tard, transformé et bien emballé, le même grain rapporte souvent deux fois plus. Encore faut-il le garder, le présenter et trouver qui l’achètera.

## Conserver d’abord

Un grain se garde s’il est **sec**, **propre** et **sans air**. Étalez-le au soleil sur une bâche, pas au sol, puis utilisez des sacs à triple fond fermés serré. Ouvrez un sac témoin toutes les trois semaines. N’utilisez jamais de produit de champ pour traiter ce qui se mange.

## Une étiquette qui inspire confiance

| Mention | Exemple |
|---|---|
| Nom du produit | Farine de niébé |
| Poids net | 1 kg |
| Ingrédients | Niébé 100 % |
| Fabriqué le, à consommer avant | 20/11/2025, 20/05/2026 |
| Lot | K-47 |
| Producteur et contact | Groupement, village, téléphone |

Le numéro de lot permet de retrouver un sac si un client se plaint. Pour la vente en magasin, renseignez-vous sur les autorisations auprès des services de la santé et du commerce avant d’imprimer mille étiquettes. Les bases de l’hygiène des aliments sont expliquées par l’[Organisation mondiale de la santé](https://www.who.int/fr).

## Les dix premiers clients

1. Trois boutiques de quartier, avec un dépôt de cinq sachets.
2. Deux restaurants ou cantines, qui commandent chaque semaine.
3. Cinq familles, par le bouche-à-oreille, à qui l’on demande un avis sincère.

Livrez à l’heure, notez ce qui se vend, reprenez ce qui ne se vend pas. Quand dix clients recommandent, cherchez le onzième.

Besoin d’une étiquette ou d’un commercial ? Voyez [conception graphique](/services/conception-graphique) et [prospection](/services/prospection).`,
    },
  },
]
