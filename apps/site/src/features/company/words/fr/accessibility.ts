/** The texts of the accessibility statement. */
export const accessibility = {
  accessibility: {
    title: 'Accessibilité',
    description:
      'Ce que nous faisons pour que chacun puisse utiliser ce site, ce qui reste à faire, et comment nous le signaler.',
    text: `Ce site doit servir à tous\u00a0: sur un petit téléphone, sans souris, avec un lecteur d’écran, avec de grands caractères, sans images ou sans JavaScript.

## Ce qui est en place

- Toutes les pages se lisent et s’utilisent au clavier\u00a0; un lien mène droit au contenu.
- Les formulaires nomment chaque champ, disent l’erreur en toutes lettres et mènent au premier champ à corriger. Rien de ce qui est tapé ne se perd.
- Le texte peut être agrandi à 200\u00a0% sans que rien ne sorte de l’écran.
- Si votre appareil demande moins d’animations ou plus de contraste, le site obéit.
- Chaque page dit sa langue\u00a0; un texte qui n’est pas encore traduit dit la sienne.
- Sans connexion, les pages déjà lues restent lisibles.

## Comment c’est vérifié

À chaque changement, toutes les pages sont contrôlées automatiquement selon les règles WCAG\u00a02.2, niveaux A et AA, à la largeur d’un téléphone et d’un ordinateur. Les écrans sont aussi essayés au clavier. Aucun organisme extérieur n’a encore fait d’audit.

## Ce qui reste imparfait

- Les vidéos, les cartes et les fils de commentaires viennent d’autres services\u00a0: nous ne répondons pas de leur accessibilité. Ils ne s’ouvrent que si vous le demandez.
- Certaines images n’ont pas encore de description.
- Une partie des articles n’existe qu’en français.

## Une difficulté\u00a0?

Dites-nous quelle page, avec quel appareil\u00a0: par téléphone, sur WhatsApp ou par le formulaire de contact. Nous vous donnons l’information autrement tout de suite, puis nous corrigeons la page.
`,
  },
} as const
