export * from './Captcha.tsx'
