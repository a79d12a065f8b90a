/** Shown beside one's own address, and on an attempt to change it. */
export const onlyByAdministrators =
  'Votre adresse e-mail est changée par un administrateur : demandez-le-lui.'
