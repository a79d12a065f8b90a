/** Beside the address of one's own account, and where somebody tries to change it all the same. */
export const onlyByAdministrators =
  'Votre adresse e-mail est changée par un administrateur : demandez-le-lui.'
