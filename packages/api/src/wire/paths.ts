// Paths whose described spelling must not leave this folder; all others are where they are called.
export const requiredAttachmentsPath = '/Master/api/V1.0/Attachement/GetRequiredAttachementsByPersonRequest'
export const resetPasswordPath = '/User/api/V1.0/Account/ResetForgotedPassword'
