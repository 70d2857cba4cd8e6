/** For the file dialogs of pictures. */
export const acceptedPictures = 'image/jpeg,image/png,image/heic,image/heif,.heic,.heif'
