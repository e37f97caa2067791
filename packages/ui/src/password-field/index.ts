export { PasswordField, type PasswordFieldProps } from './password-field.tsx'
export { StrengthMeter, type StrengthMeterProps } from './strength-meter.tsx'
