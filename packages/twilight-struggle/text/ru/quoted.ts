export * from '@brink/struggle/text/ru/quoted';
