import { z } from 'zod';
import { subscriptionTemplate } from '../constants';
import { enumOf, localizedText } from './fields';

/** The JSON files below the CDN address (spec section 7). Paths are in `staticFilePaths`. */

export const tabBarFile = z.strictObject({
  bottomBarList: z.array(
    z.strictObject({
      path: z.string(),
      title: localizedText,
      noSelectImgUrl: z.string(),
      selectedImgUrl: z.string(),
      appId: z.string().optional(),
    }),
  ),
});

export const sideBarFile = z.strictObject({
  telephone: z.string(),
  leftBarList: z.array(z.strictObject({ path: z.string(), title: localizedText, icon: z.string() })),
});

export const appFile = z.strictObject({
  version: z.string(),
  homePageHelloText: localizedText,
  isOpenWhiteList: z.boolean(),
  isGrayTheme: z.boolean(),
  CCBPay: z.boolean(),
  newUserShare: z.boolean(),
  webOwnHosts: z
    .array(z.string())
    .describe(
      "Hosts of the operator's other sites, of the server's `WEB_OWN_HOSTS`; never in the operator's file",
    ),
  homeTheme: z.strictObject({
    isOpen: z.boolean(),
    config: z.strictObject({ color: z.string(), backgroundImage: z.string(), style: z.string() }),
  }),
  shareConfig: z.strictObject({
    imageUrl: z.string(),
    default: z.strictObject({ title: localizedText, desc: localizedText }),
    paths: z.record(
      z.string(),
      z.strictObject({ title: localizedText, desc: localizedText, imgUrl: z.string().optional() }),
    ),
  }),
});

const templateIds = z.array(
  z.strictObject({
    type: enumOf(subscriptionTemplate),
    id: z.string().describe("The vendor's id of the template"),
  }),
);

export const subscribeConfigFile = z.strictObject({ test: templateIds, production: templateIds });

export const subscribeTaskFile = z.strictObject({
  tasks: z.array(
    z.strictObject({
      name: z.string().describe('The occasion, such as `orderPaid`'),
      types: z.array(enumOf(subscriptionTemplate)).describe('What is asked for then'),
    }),
  ),
});

export const updateConfigFile = z.strictObject({
  isUpdate: z.boolean(),
  updateImage: z.string(),
  debugData: z.strictObject({ isDebug: z.boolean() }),
});
