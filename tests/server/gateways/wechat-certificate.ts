/** A test certificate, whose private key was deleted, and a notice signed with it. */
export const certified = {
  serial: '5157F09EFDC096DE15EBE81A47057A7232F1B8E1',
  apiV3Key: 'k'.repeat(32),
  pem: `-----BEGIN CERTIFICATE-----
MIIDLzCCAhegAwIBAgIUUVfwnv3Alt4V6+gaRwV6cjLxuOEwDQYJKoZIhvcNAQEL
BQAwJjEkMCIGA1UEAwwbU2FtcGxlIHBsYXRmb3JtIGNlcnRpZmljYXRlMCAXDTI2
MTEyMjAyNDM0OFoYDzIxMjYxMDI5MDI0MzQ4WjAmMSQwIgYDVQQDDBtTYW1wbGUg
cGxhdGZvcm0gY2VydGlmaWNhdGUwggEiMA0GCSqGSIb3DQEBAQUAA4IBDwAwggEK
AoIBAQCnSkzb0cJU90SOD2wj1AMBECsbsiviw+zJ2ajjC86l9dlG5avonbPNlBO3
sN1VzhVLoeC2eZbOlc++L49Alz6BrulgIJSltXTQ4dm+UrwD9Ye7UR3Zb5k+hN8f
bj2HAz2I/VUbNbtNXQcGpNt7/5R6cE0fMfr/shoTBYI6xyfL9nmPC/AgnDAJacbo
jzz+QTJLVc9UIx7MWgiBbQNXHxzu8Wk5O/BFNpwiDGGPv++Ms+g4eRnebMzIQ3X0
bQz6f0XItDk+rYiO3PjRxdW30k1kTIzwcc7+w/J4iAvwYsKwz5Jyi+ZkhZ41oWT0
KUDaFijrbv9wwZCTbpLZ0uBXphdlAgMBAAGjUzBRMB0GA1UdDgQWBBQl8w/PJ1g1
fgNwYQ1+OA1/JcSM1TAfBgNVHSMEGDAWgBQl8w/PJ1g1fgNwYQ1+OA1/JcSM1TAP
BgNVHRMBAf8EBTADAQH/MA0GCSqGSIb3DQEBCwUAA4IBAQAF4seWlQCOai6zF00u
0MyvLOJZFcAyDLBZyrdNP707cAAO7C+TUEEOw0x2QQOK3Lwm0qA/12gB5h7zvpLE
BqFMZRQLJjGHHSMDLJMq75C5Lp0iHfnENguA0pj4peKAPno94KRDyoydVexjqMYw
UVR6Cw/3wsRFFXZKo/0M6ShiVC5owaoE+HAhxVOhZEowAUpsxMfWGo/IQpj+soWw
5Co6Yih4vIhLuXtnsjJgHRaLma0Oq2ROQAwadczqjfu3wGileIyKD39vYth0QkET
nLjTNdk+aUI3LepN4bQsMgTHqqSadNMY5QDtRKGFxDNwmya4UYNV5ZVLSlSYzqjF
OI++
-----END CERTIFICATE-----`,
  /** Milliseconds since 1970. */
  signedAt: 1_795_255_200_000,
  notice: {
    headers: {
      'content-type': 'application/json',
      'wechatpay-serial': '5157F09EFDC096DE15EBE81A47057A7232F1B8E1',
      'wechatpay-timestamp': '1795255200',
      'wechatpay-nonce': 'fixed',
      'wechatpay-signature':
        'P248MIPwsrKeOtvECJCEInxw4X+rcX8Wb8VCAoQ8bKrkR2rU1hZ3r2n7rgum438c/fiG1VR+1LLwroxQD2WFUDi5+rCzHStiSZ10zogooilxMyIhwfaCcRBAl+JWzMMm3137UQ7eX/fW0eZwxn5/WU+HZUbEDW7gX4DR5i4GVoEmUVtrmJuBb+6cWpKZauf5pChXboAtxRZCghcwvkdcyNczeMladPMdfPTvSGlYjzudhk1alHm42+ei4ulrRIaqRpGxvBKGH4vyCStNFlCtCEulvk3r/+dhF+WQewYHhmrlU9/e76b+ewka9V7gfZOZk9YsZjQdXdUi1GOTYHpVxw==',
    },
    body: '{"id":"a-notice","resource":{"algorithm":"AEAD_AES_256_GCM","ciphertext":"ijICjmj5faNt9wNs8zyBMwOT2EjNZM/QmJcwKVZYb9YGv9eHMuF84TjrLkq/WklV/+XIxfKrJUZDPVDduN51/TfwRA/0k8Igbd3YGdNyBE+0ED0OhBckKTpM+MLP8QSv5pmShAtrrk/5xBRaH3SE1YzL8WJVjsxcEk4KDgjnBicBRAn18/+rcNsI0hEq+5TgEXrbmDJUDzxw2FqtLfToAUv5lh9ltV2KTUwNOVJHRVfUmSM2dXwxgXJAvWQcA4g/HqfcDaC3gfMYdINR5Dj+m4sNYEqP43WaXoj4FaWHh3HEzLAakg4w4FLsGekku32/6I18SHk=","nonce":"abcdefabcdef","associated_data":"transaction"}}',
  },
};
